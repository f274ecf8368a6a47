import type { Document } from '../schema/document';
import type { ChildLayout, LayoutSettings } from '../schema/layout';
import type { Placement } from '../schema/placement';
import type { Id } from '../schema/primitives';
import { anchorFrames, type Box } from './anchorFrames';
import { convertPlacement, convertSettings } from './convertLengths';
import { ancestry, isChild } from './lineage';
import { convertLength } from './units';

/** A layout with all it inherits. Lengths are in the unit of its settings. */
export interface ResolvedLayout {
  readonly settings: LayoutSettings;
  /** Where each frame it draws stands. */
  readonly placements: ReadonlyMap<Id, Placement>;
}

/** What of a box a child sets by itself. */
function pinOf({ x, y, width, height }: Partial<Box>): Partial<Box> | undefined {
  if (x === undefined && y === undefined && width === undefined && height === undefined) return undefined;
  return { x, y, width, height };
}

function inheritPlacements(
  parent: ResolvedLayout,
  child: ChildLayout,
  settings: LayoutSettings,
): ReadonlyMap<Id, Placement> {
  const convert = (length: number) => convertLength(length, parent.settings.unit, settings.unit);
  const own = new Map(Object.entries(child.overrides));
  const inherited = new Map(
    [...parent.placements].map(([id, placement]) => {
      const anchoring = own.get(id)?.anchoring ?? placement.anchoring;
      return [id, { ...convertPlacement(placement, convert), anchoring }];
    }),
  );
  const pages = { before: convertSettings(parent.settings, convert), after: settings };
  const pinned = new Map(
    [...own].flatMap(([id, overrides]) => {
      const pin = pinOf(overrides);
      return pin ? [[id, pin]] : [];
    }),
  );
  const boxes = anchorFrames(inherited, pages, pinned);
  return new Map([
    ...[...inherited].map(
      ([id, placement]) => [id, { ...placement, ...boxes.get(id), ...own.get(id) }] as const,
    ),
    ...Object.entries(child.placements),
  ]);
}

function inherit(parent: ResolvedLayout, child: ChildLayout): ResolvedLayout {
  const unit = child.settings.unit ?? parent.settings.unit;
  const convert = (length: number) => convertLength(length, parent.settings.unit, unit);
  const settings = { ...convertSettings(parent.settings, convert), ...child.settings, unit };
  return { settings, placements: inheritPlacements(parent, child, settings) };
}

/** What layouts were resolved to. Only frozen ones, as edits make them: nobody can have changed them since. */
const known = new WeakMap<Document['layouts'], Map<Id, ResolvedLayout>>();

/**
 * A layout as it stands for itself: what it overrides, and for the rest its parent's values, in its own unit and, where
 * its page has another size, moved as the frames' anchors say.
 * @throws RangeError where the document holds no such layout.
 */
export function resolveLayout({ layouts }: Pick<Document, 'layouts'>, layoutId: Id): ResolvedLayout {
  if (!Object.isFrozen(layouts)) return resolved({ layouts }, layoutId);
  const kept = known.get(layouts) ?? new Map<Id, ResolvedLayout>();
  known.set(layouts, kept);
  const before = kept.get(layoutId);
  if (before) return before;
  const now = resolved({ layouts }, layoutId);
  kept.set(layoutId, now);
  return now;
}

function resolved(document: Pick<Document, 'layouts'>, layoutId: Id): ResolvedLayout {
  const [top, ...children] = ancestry(document, layoutId)
    .map(({ layout }) => layout)
    .reverse();
  if (top?.type !== 'top') throw new RangeError(`There is no layout ${layoutId}.`);
  return children.filter(isChild).reduce<ResolvedLayout>(inherit, {
    settings: top.settings,
    placements: new Map(Object.entries(top.placements)),
  });
}
