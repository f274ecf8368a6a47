import { isSameJson } from '@/domain/equality';
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
import { refusedFrame, refusedPlace } from './refusalToUser';
import { faultsOfSize, sizeChoiceOf } from './sizeChoice';

/** Parts of a document that a project can't change, with their names for messages. */
const FIXED = [
  ['actions', 'the actions'],
  ['connectors', 'the connectors'],
  ['constraints', 'what users may do'],
  ['brandKit', 'the brand kit'],
  ['printCondition', 'the printing condition'],
  ['blackOverprint', 'the overprint of black text'],
] as const satisfies readonly (readonly [keyof Document, string])[];

/** Writes a message about something only the template can change. */
const ofTemplate = (what: string) => `A project can’t change ${what} of its template.`;

/** Returns a variable without its value. */
const dropValue = (variable: Variable) =>
  Object.fromEntries(Object.entries(variable).filter(([key]) => key !== 'value' && key !== 'selected'));

function refusedVariables(
  { variables: before }: Document,
  { variables: after }: Document,
): string | undefined {
  if (!isSameJson(before.order, after.order)) return ofTemplate('the variables');
  for (const [variableId, variable] of Object.entries(before.items)) {
    const filled = after.items[variableId];
    const isKept =
      variable.type === 'dataSource' || variable.type === 'group' || !filled
        ? isSameJson(variable, filled)
        : isSameJson(dropValue(variable), dropValue(filled));
    if (!isKept) return ofTemplate(`more than the value of the variable ${variable.name}`);
  }
  return undefined;
}

/** Returns a layout without the parts users may change: its size and its frames. */
function withoutFrames({ placements: _p, crops: _c, ...layout }: Layout): object {
  const { width: _w, height: _h, ...settings } = layout.settings;
  return layout.type === 'top' ? { ...layout, settings } : { ...layout, settings, overrides: undefined };
}

/** Refuses a size of a layout that its limits exclude. */
function refusedSize(before: Document, after: Document, layoutId: Id): string | undefined {
  const [from, to] = [before, after].map((each) => each.layouts.items[layoutId]);
  if (!from || !to) return undefined;
  const isOwn = !isSameJson(
    [from.settings.width, from.settings.height],
    [to.settings.width, to.settings.height],
  );
  if (!isOwn) return undefined;
  const choice = sizeChoiceOf(before, layoutId);
  if (!choice) return `The layout ${from.name} can’t be resized.`;
  const { width, height } = faultsOfSize(choice, resolveLayout(after, layoutId).settings);
  const fault = width ?? height;
  return fault === undefined ? undefined : `The layout ${from.name} can’t have this size. ${fault}`;
}

/** Returns a placement with the box it had before the page was resized. */
const restoreBox = (after: Placement, { x, y, width, height }: Placement): Placement => ({
  ...after,
  x,
  y,
  width,
  height,
});

/** Frames by id, for their names in messages. */
type Names = ReadonlyMap<Id, Frame>;

/** @param isResizable whether frames move and grow with the page, along a path that nothing records */
function refusedLayout(
  [before, after]: readonly [Document, Document],
  { layoutId, isResizable, frames }: { layoutId: Id; isResizable: boolean; frames: Names },
): string | undefined {
  const [from, to] = [before, after].map((each) => resolveLayout(each, layoutId).placements);
  const [cut, cutNow] = [before, after].map(({ layouts }) => layouts.items[layoutId]?.crops ?? {});
  if (!from || !to || !cut || !cutNow) return undefined;
  if (!isSameJson([...from.keys()].sort(), [...to.keys()].sort()))
    return ofTemplate('which frames a layout shows');
  for (const [frameId, placement] of from) {
    const now = to.get(frameId) ?? placement;
    const allowed: FrameConstraints = constraintsOf(before, frameId);
    const refusal =
      refusedPlace(placement, isResizable ? restoreBox(now, placement) : now, allowed) ??
      (allowed.cropAllowed || isSameJson(cut[frameId], cutNow[frameId]) ? undefined : 'can’t be cropped');
    if (refusal !== undefined) return `${frames.get(frameId)?.name ?? frameId} ${refusal}.`;
  }
  return undefined;
}

function refusedLayouts(before: Document, after: Document, frames: Names): string | undefined {
  const { order, items } = before.layouts;
  if (!isSameJson(order, after.layouts.order)) return ofTemplate('the layouts');
  // Resizing a layout also resizes its descendants.
  const resizable = new Set(
    order.filter((id) => items[id]?.resizableByUser.enabled).flatMap((id) => branchOf(before, id)),
  );
  for (const layoutId of order) {
    const [from, to] = [items[layoutId], after.layouts.items[layoutId]];
    if (!from || !to) continue;
    const refusal =
      refusedSize(before, after, layoutId) ??
      (isSameJson(withoutFrames(from), withoutFrames(to))
        ? undefined
        : ofTemplate(`the layout ${from.name}`)) ??
      refusedLayout([before, after], { layoutId, frames, isResizable: resizable.has(layoutId) });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function refusedPages(
  { pages: before, ...document }: Document,
  { pages: after }: Document,
): string | undefined {
  if (!isSameJson(before.order, after.order)) return ofTemplate('the pages');
  for (const [pageId, { frames, ...page }] of Object.entries(before.items)) {
    const { frames: framesNow, ...pageNow } = after.items[pageId] ?? { frames };
    if (!isSameJson(page, pageNow)) return ofTemplate(`the page ${page.name}`);
    if (!isSameJson(frames.order, framesNow.order)) return ofTemplate('the frames');
    for (const [frameId, frame] of Object.entries(frames.items)) {
      const now = framesNow.items[frameId] ?? frame;
      const refusal = refusedFrame(frame, now, constraintsOf(document, frameId));
      if (refusal !== undefined) return `${frame.name} ${refusal}.`;
    }
  }
  return undefined;
}

/**
 * Refuses a document that can't belong to a project which started from another document, in words that name the first
 * violation. Projects may change values, the selected layout, allowed sizes, and frames within their constraints.
 * Positions in resizable layouts are not checked, since they depend on earlier sizes. Both documents come from
 * `readDocument`.
 */
export function refusalOfProject(start: Document, document: Document): string | undefined {
  const pages = Object.values(start.pages.items);
  const frames = new Map(pages.flatMap((page) => Object.entries(page.frames.items)));
  const refusal =
    refusedVariables(start, document) ??
    refusedPages(start, document) ??
    refusedLayouts(start, document, frames);
  if (refusal !== undefined) return refusal;
  const changed = FIXED.find(([part]) => !isSameJson(start[part], document[part]));
  return changed && ofTemplate(changed[1]);
}
