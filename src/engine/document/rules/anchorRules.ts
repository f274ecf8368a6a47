import { anchorOrder, framesOf } from '../layouts/anchorOrder';
import { ancestry } from '../layouts/lineage';
import type { Document } from '../schema/document';
import type { Layout } from '../schema/layout';
import type { Anchoring } from '../schema/placement';
import type { Id } from '../schema/primitives';
import { faultAt, type Faults } from './check';

const AXES = ['horizontal', 'vertical'] as const;

/** Returns the anchors a layout sets, for its own frames and inherited ones. */
const anchoringsOf = (layout: Layout): readonly (readonly [Id, Anchoring])[] =>
  Object.entries(
    layout.type === 'child' ? { ...layout.placements, ...layout.overrides } : layout.placements,
  ).flatMap(([id, { anchoring }]) => (anchoring ? [[id, anchoring] as const] : []));

const namesFrames = ({ horizontal, vertical }: Anchoring): boolean =>
  framesOf(horizontal).length > 0 || framesOf(vertical).length > 0;

/** Checks that frames of no resolved layout are anchored in a circle. */
export function* anchorRules(document: Document): Faults {
  for (const [id, layout] of Object.entries(document.layouts.items)) {
    if (!anchoringsOf(layout).some(([, anchoring]) => namesFrames(anchoring))) continue;
    const lineage = [...ancestry(document, id)].reverse();
    const anchorings = new Map(lineage.flatMap(({ layout: ancestor }) => anchoringsOf(ancestor)));
    for (const axis of AXES) {
      const anchors = new Map([...anchorings].map(([frameId, anchoring]) => [frameId, anchoring[axis]]));
      if (!anchorOrder(anchors)) {
        yield faultAt(['layouts', 'items', id], 'Frames are anchored to each other in a circle.');
      }
    }
  }
}
