import {
  constraintsOf,
  resolveLayout,
  type Document,
  type Frame,
  type FrameConstraints,
  type Id,
  type Layout,
  type Placement,
  type Variable,
} from '../document';
import { branchOf } from '../document/layouts/lineage';
import { isSame } from './isSame';
import { refusedFrame, refusedPlace } from './refusalToUser';
import { faultsOfSize, sizeChoiceOf } from './sizeChoice';

/** What whoever fills in a project leaves as it is, with its name in a sentence. */
const FIXED = [
  ['actions', 'the actions'],
  ['connectors', 'the connectors'],
  ['constraints', 'what users may do'],
  ['brandKit', 'the brand kit'],
  ['printCondition', 'the printing condition'],
  ['blackOverprint', 'the overprint of black text'],
] as const satisfies readonly (readonly [keyof Document, string])[];

/** A sentence about something only the template can change. */
const ofTemplate = (what: string) => `A project can’t change ${what} of its template.`;

/** A variable without what fills it. */
const unfilled = (variable: Variable) =>
  Object.fromEntries(Object.entries(variable).filter(([key]) => key !== 'value' && key !== 'selected'));

function refusedVariables(
  { variables: before }: Document,
  { variables: after }: Document,
): string | undefined {
  if (!isSame(before.order, after.order)) return ofTemplate('the variables');
  for (const [variableId, variable] of Object.entries(before.items)) {
    const filled = after.items[variableId];
    const isKept =
      variable.type === 'dataSource' || variable.type === 'group' || !filled
        ? isSame(variable, filled)
        : isSame(unfilled(variable), unfilled(filled));
    if (!isKept) return ofTemplate(`more than the value of the variable ${variable.name}`);
  }
  return undefined;
}

/** A layout without what users may come to change: its size, and what its frames look like there. */
function withoutFrames({ placements: _p, crops: _c, ...layout }: Layout): object {
  const { width: _w, height: _h, ...settings } = layout.settings;
  return layout.type === 'top' ? { ...layout, settings } : { ...layout, settings, overrides: undefined };
}

/** Why the size of a layout may not be this one. */
function refusedSize(before: Document, after: Document, layoutId: Id): string | undefined {
  const [from, to] = [before, after].map((each) => each.layouts.items[layoutId]);
  if (!from || !to) return undefined;
  const isOwn = !isSame([from.settings.width, from.settings.height], [to.settings.width, to.settings.height]);
  if (!isOwn) return undefined;
  const choice = sizeChoiceOf(before, layoutId);
  if (!choice) return `The layout ${from.name} can’t be resized.`;
  const { width, height } = faultsOfSize(choice, resolveLayout(after, layoutId).settings);
  const fault = width ?? height;
  return fault === undefined ? undefined : `The layout ${from.name} can’t have this size. ${fault}`;
}

/** A place as it would be had the page kept its size. */
const asBefore = (after: Placement, { x, y, width, height }: Placement): Placement => ({
  ...after,
  ...{ x, y, width, height },
});

/** What a frame is called, by its id. */
type Names = ReadonlyMap<Id, Frame>;

/** @param isResizable whether frames move and grow with the page, on a way that nothing keeps */
function refusedLayout(
  [before, after]: readonly [Document, Document],
  { layoutId, isResizable, frames }: { layoutId: Id; isResizable: boolean; frames: Names },
): string | undefined {
  const [from, to] = [before, after].map((each) => resolveLayout(each, layoutId).placements);
  const [cut, cutNow] = [before, after].map(({ layouts }) => layouts.items[layoutId]?.crops ?? {});
  if (!from || !to || !cut || !cutNow) return undefined;
  if (!isSame([...from.keys()].sort(), [...to.keys()].sort()))
    return ofTemplate('which frames a layout shows');
  for (const [frameId, placement] of from) {
    const now = to.get(frameId) ?? placement;
    const allowed: FrameConstraints = constraintsOf(before, frameId);
    const refusal =
      refusedPlace(placement, isResizable ? asBefore(now, placement) : now, allowed) ??
      (allowed.cropAllowed || isSame(cut[frameId], cutNow[frameId]) ? undefined : 'can’t be cropped');
    if (refusal !== undefined) return `${frames.get(frameId)?.name ?? frameId} ${refusal}.`;
  }
  return undefined;
}

function refusedLayouts(before: Document, after: Document, frames: Names): string | undefined {
  const { order, items } = before.layouts;
  if (!isSame(order, after.layouts.order)) return ofTemplate('the layouts');
  // What lies below a layout that was resized was resized with it.
  const resizable = new Set(
    order.filter((id) => items[id]?.resizableByUser.enabled).flatMap((id) => branchOf(before, id)),
  );
  for (const layoutId of order) {
    const [from, to] = [items[layoutId], after.layouts.items[layoutId]];
    if (!from || !to) continue;
    const refusal =
      refusedSize(before, after, layoutId) ??
      (isSame(withoutFrames(from), withoutFrames(to)) ? undefined : ofTemplate(`the layout ${from.name}`)) ??
      refusedLayout([before, after], { layoutId, frames, isResizable: resizable.has(layoutId) });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function refusedPages(
  { pages: before, ...document }: Document,
  { pages: after }: Document,
): string | undefined {
  if (!isSame(before.order, after.order)) return ofTemplate('the pages');
  for (const [pageId, { frames, ...page }] of Object.entries(before.items)) {
    const { frames: framesNow, ...pageNow } = after.items[pageId] ?? { frames };
    if (!isSame(page, pageNow)) return ofTemplate(`the page ${page.name}`);
    if (!isSame(frames.order, framesNow.order)) return ofTemplate('the frames');
    for (const [frameId, frame] of Object.entries(frames.items)) {
      const now = framesNow.items[frameId] ?? frame;
      const refusal = refusedFrame(frame, now, constraintsOf(document, frameId));
      if (refusal !== undefined) return `${frame.name} ${refusal}.`;
    }
  }
  return undefined;
}

/**
 * Why a document can’t be that of a project which started from another one, in words that name what is not allowed;
 * `undefined` where values, the selected layout, sizes users may choose and frames as far as their constraints allow are all
 * that differs. Where frames stand in layouts that users may resize is not looked at: it depends on the sizes the layout had
 * on its way. Both have been read by `readDocument`.
 */
export function refusalOfProject(start: Document, document: Document): string | undefined {
  const pages = Object.values(start.pages.items);
  const frames = new Map(pages.flatMap((page) => Object.entries(page.frames.items)));
  const refusal =
    refusedVariables(start, document) ??
    refusedPages(start, document) ??
    refusedLayouts(start, document, frames);
  if (refusal !== undefined) return refusal;
  const changed = FIXED.find(([part]) => !isSame(start[part], document[part]));
  return changed && ofTemplate(changed[1]);
}
