import type { Document } from '../schema/document';
import type { ChildLayout, LayoutSettings } from '../schema/layout';
import type { Placement } from '../schema/placement';
import type { Id } from '../schema/primitives';
import { anchorFrames, type Box } from './anchorFrames';
import { convertPlacement, convertSettings } from './convertLengths';
import { ancestry, isChild } from './lineage';
import { convertLength } from './units';

/** A layout including inherited values. Lengths are in the unit of its settings. */
export interface ResolvedLayout {
  readonly settings: LayoutSettings;
  /** The placements of all frames the layout draws. */
  readonly placements: ReadonlyMap<Id, Placement>;
}

/** Returns the part of a box that a child sets itself. */
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

/** Cached resolutions of layouts. Only frozen layouts, as edits create them, are safe to cache. */
const known = new WeakMap<Document['layouts'], Map<Id, ResolvedLayout>>();

/**
 * Resolves a layout: its overrides over its parent's values, in its own unit. If its page has another size, frames move
 * by their anchors.
 * @throws RangeError if the document lacks the layout.
 */
export function resolveLayout({ layouts }: Pick<Document, 'layouts'>, layoutId: Id): ResolvedLayout {
  if (!Object.isFrozen(layouts)) return resolveUncached({ layouts }, layoutId);
  const kept = known.get(layouts) ?? new Map<Id, ResolvedLayout>();
  known.set(layouts, kept);
  const before = kept.get(layoutId);
  if (before) return before;
  const now = resolveUncached({ layouts }, layoutId);
  kept.set(layoutId, now);
  return now;
}

function resolveUncached(document: Pick<Document, 'layouts'>, layoutId: Id): ResolvedLayout {
  const [top, ...children] = ancestry(document, layoutId)
    .map(({ layout }) => layout)
    .reverse();
  if (top?.type !== 'top') throw new RangeError(`There is no layout ${layoutId}.`);
  return children.filter(isChild).reduce<ResolvedLayout>(inherit, {
    settings: top.settings,
    placements: new Map(Object.entries(top.placements)),
  });
}
