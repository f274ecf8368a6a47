import type { Box } from '../../../document';
import { indexFrames } from '../../../document/frames/indexFrames';
import { fail, type ScriptState } from '../scriptState';
import { booleanOf, numberOf, textOf, type ScriptFunction } from './arguments';

/** Returns the placement of a frame in the selected layout, in its unit. */
function placementOf(state: ScriptState, name: unknown) {
  const called = textOf(name, 'The name of the frame');
  const [frameId] = state.frame(called);
  const placement = state.layout.placements.get(frameId);
  return { frameId, placement: placement ?? fail(`“${called}” is not in the selected layout.`) };
}

/** Changes the box of a frame in the selected layout. Moving it is an event. */
function place(state: ScriptState, name: unknown, box: Partial<Box>): void {
  const { frameId, placement } = placementOf(state, name);
  state.apply({ kind: 'placeFrames', layoutId: state.document.selectedLayoutId, places: { [frameId]: box } });
  const { x, y } = { ...placement, ...box };
  if (x !== placement.x || y !== placement.y) state.events.push({ event: 'frameMoved', frameId });
}

const getter =
  (key: keyof Box): ScriptFunction =>
  (state, name) =>
    placementOf(state, name).placement[key];

const setter =
  (key: keyof Box): ScriptFunction =>
  (state, name, value) =>
    place(state, name, { [key]: numberOf(value, `The ${key}`) });

/** Returns a frame's properties for scripts. */
function describeFrame(state: ScriptState, name: string) {
  const { x, y, width, height, rotationDegrees, isVisible } = placementOf(state, name).placement;
  return { name, x, y, width, height, rotation: rotationDegrees, visible: isVisible };
}

/**
 * Script functions for frames of the selected layout. Lengths are in the unit of the layout, angles in degrees
 * clockwise.
 */
export const frames: Readonly<Record<string, ScriptFunction>> = {
  getFrameX: getter('x'),
  getFrameY: getter('y'),
  getFrameWidth: getter('width'),
  getFrameHeight: getter('height'),
  setFrameX: setter('x'),
  setFrameY: setter('y'),
  setFrameWidth: setter('width'),
  setFrameHeight: setter('height'),
  moveFrame: (state, name, x, y) => place(state, name, { x: numberOf(x, 'x'), y: numberOf(y, 'y') }),
  resizeFrame: (state, name, width, height) =>
    place(state, name, { width: numberOf(width, 'The width'), height: numberOf(height, 'The height') }),
  getFrameRotation: (state, name) => placementOf(state, name).placement.rotationDegrees,
  getFrameVisible: (state, name) => placementOf(state, name).placement.isVisible,
  setFrameRotation: (state, name, value) => {
    const { frameId } = placementOf(state, name);
    const layoutId = state.document.selectedLayoutId;
    const degrees = numberOf(value, 'The rotation');
    state.apply({ kind: 'rotateFrames', layoutId, frameIds: [frameId], value: degrees });
  },
  setFrameVisible: (state, name, value) => {
    const { frameId } = placementOf(state, name);
    const layoutId = state.document.selectedLayoutId;
    const isVisible = booleanOf(value, 'The visibility');
    state.apply({ kind: 'setFrameVisibility', layoutId, frameIds: [frameId], value: isVisible });
  },
  allFrames: (state) => {
    const placed = state.layout.placements;
    return [...indexFrames(state.document)]
      .filter(([id]) => placed.has(id))
      .map(([, { frame }]) => describeFrame(state, frame.name));
  },
  frameByName: (state, name) => describeFrame(state, textOf(name, 'The name of the frame')),
};
