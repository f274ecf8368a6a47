import { framesOfStack, type Id } from '@/engine/document';
import { getFreePlaces, getUnits } from '../core/units';
import { boundsOf, boxAround, tidy, type Places, type TurnedBox } from './align';
import type { Selected } from './selected';

/** A selected frame or group with its alignment box. */
interface UnitBox {
  readonly id: Id;
  readonly box: TurnedBox;
  /** The frames that move with it. */
  readonly frames: ReadonlyMap<Id, TurnedBox>;
}

/** Returns the selected items for alignment; a group has one box around all of it. */
export function unitBoxes({ document, pageId, frames, ids }: Selected): readonly UnitBox[] {
  const page = document.pages.items[pageId];
  const boxes = new Map(frames.map(({ id, placement }) => [id, placement] as const));
  return (page ? getUnits(page, ids, getFreePlaces(document, pageId)) : []).flatMap((unit) => {
    const held = new Map(
      framesOfStack([unit]).flatMap((id) => {
        const box = boxes.get(id);
        return box ? [[id, box] as const] : [];
      }),
    );
    const [only] = held.values();
    if (!only) return [];
    const around = boxAround([...held.values()].map(boundsOf));
    const box = unit.type === 'frame' ? only : { ...around, rotationDegrees: 0, scaleX: 1, scaleY: 1 };
    return [{ id: unit.id, box, frames: held }];
  });
}

/** Returns the new places of frames when their groups move. */
export const placeMembers = (
  units: readonly UnitBox[],
  places: Places,
): Record<Id, { x?: number; y?: number }> =>
  Object.fromEntries(
    units.flatMap(({ id, box, frames }) => {
      const to = places.get(id);
      if (!to) return [];
      return [...frames].map(([frameId, frame]) => [
        frameId,
        'x' in to ? { x: tidy(frame.x + to.x - box.x) } : { y: tidy(frame.y + to.y - box.y) },
      ]);
    }),
  );
