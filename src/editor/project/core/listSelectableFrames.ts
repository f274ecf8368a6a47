import {
  constraintsOf,
  convertLength,
  type Document,
  type Frame,
  type FrameConstraints,
  type Id,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { resizePlace, rotateAbout, getCentre, type Place } from '../../page/frames/geometry';
import { moveFramesBy, placing } from '../../page/frames/moving';
import { getPlaces } from '../../page/frames/getPlaces';

/** A frame that users may select. Lengths in the unit of the layout. */
export interface WorkableFrame {
  readonly id: Id;
  readonly frame: Frame;
  readonly place: Place;
  readonly allowed: FrameConstraints;
}

/**
 * Returns the frames of a page that users may select, from back to front: visible, unlocked and released for
 * selection.
 */
export function listSelectableFrames(document: Document, pageId: Id): readonly WorkableFrame[] {
  const items = document.pages.items[pageId]?.frames.items ?? {};
  return [...getPlaces(document, pageId)].flatMap(([id, place]) => {
    const frame = items[id];
    const allowed = constraintsOf(document, id);
    return frame && !frame.isLocked && allowed.selectionAllowed ? [{ id, frame, place, allowed }] : [];
  });
}

/** A key pressed on a frame. */
export interface FrameKey {
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
}

const ARROWS: Readonly<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LONG_STEP = 10;
const TURN_KEYS: Readonly<Record<string, number>> = { '[': -1, ']': 1, '{': -15, '}': 15 };

/** The operations of a key, and the name of their undo step. */
interface KeyedChange {
  readonly operations: readonly Operation[];
  readonly label: 'move' | 'size' | 'rotation';
}

/**
 * Returns the effect of a key on a frame, if allowed. Arrows move it by a pixel, with Shift by ten; with Alt they
 * resize it. Brackets rotate it by a degree, with Shift by fifteen. `undefined` for other keys and forbidden changes.
 */
export function changeByKey(
  document: Document,
  { id, place, allowed }: WorkableFrame,
  { key, shift, alt }: FrameKey,
  unit: Parameters<typeof convertLength>[2],
): KeyedChange | undefined {
  const before = new Map([[id, place]]);
  const turn = TURN_KEYS[key];
  if (turn !== undefined) {
    if (!allowed.rotationAllowed) return undefined;
    const after = new Map([[id, rotateAbout(place, getCentre(place), turn)]]);
    return { operations: placing(document, before, after), label: 'rotation' };
  }
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const pixel = convertLength(shift ? LONG_STEP : 1, 'px', unit);
  const by = { x: arrow[0] * pixel, y: arrow[1] * pixel };
  if (alt) {
    if (!allowed.resizeAllowed) return undefined;
    const handle = { dx: arrow[0] === 0 ? 0 : 1, dy: arrow[1] === 0 ? 0 : 1 } as const;
    const to = resizePlace(place, handle, by, allowed.proportionLocked);
    return { operations: placing(document, before, new Map([[id, to]])), label: 'size' };
  }
  const way = {
    x: allowed.horizontalMoveAllowed ? by.x : 0,
    y: allowed.verticalMoveAllowed ? by.y : 0,
  };
  return way.x === 0 && way.y === 0
    ? undefined
    : { operations: [moveFramesBy(document, [id], way)], label: 'move' };
}

/** Describes the keys of a frame for screen readers. */
export function describeKeys({ allowed }: WorkableFrame, opens: 'text' | 'crop' | undefined): string {
  const { horizontalMoveAllowed: across, verticalMoveAllowed: down } = allowed;
  const moves = across && down ? 'Arrow keys' : across ? 'Left and right arrows' : 'Up and down arrows';
  return [
    ...(across || down ? [`${moves} move it, with Shift further.`] : []),
    ...(allowed.resizeAllowed ? ['Alt with arrow keys resizes it.'] : []),
    ...(allowed.rotationAllowed ? ['Brackets turn it.'] : []),
    ...(opens === 'text' ? ['Enter edits its text.'] : []),
    ...(opens === 'crop' ? ['Enter crops its picture.'] : []),
  ].join(' ');
}
