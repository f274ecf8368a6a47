import type { PointerEvent as ReactPointerEvent } from 'react';
import { styled } from '@/components/theme';
import type { Handle, Place } from './geometry';
import { LINES } from './lines';

/** The part being dragged: a resize handle or the rotate handle. */
export type Grip = { readonly type: 'resize'; readonly handle: Handle } | { readonly type: 'rotate' };

const HANDLE = 8;
/** Size of the area around a handle that reacts to the pointer. */
const HIT = 16;
/** Distance of the rotation area from the corners. */
const TURN = 14;

const Grips = styled('div', { position: 'absolute', pointerEvents: 'none' });
const Hit = styled('div', {
  position: 'absolute',
  width: HIT,
  height: HIT,
  marginInlineStart: -HIT / 2,
  marginBlockStart: -HIT / 2,
  pointerEvents: 'auto',
  touchAction: 'none',
  '&[data-grip="resize"]::after': {
    content: '""',
    position: 'absolute',
    inset: (HIT - HANDLE) / 2,
    border: `1px solid ${LINES.selected}`,
    borderRadius: 1,
    backgroundColor: '#ffffff',
  },
  '&[data-grip="rotate"]': { cursor: 'grab' },
});
const HANDLES: readonly Handle[] = [
  ...([
    { dx: -1, dy: -1 },
    { dx: 0, dy: -1 },
    { dx: 1, dy: -1 },
    { dx: 1, dy: 0 },
  ] as const),
  ...([
    { dx: 1, dy: 1 },
    { dx: 0, dy: 1 },
    { dx: -1, dy: 1 },
    { dx: -1, dy: 0 },
  ] as const),
];
const CORNERS = HANDLES.filter(({ dx, dy }) => dx !== 0 && dy !== 0);

/** Returns the cursor of a handle on a rotated frame. */
function cursorOf({ dx, dy }: Handle, rotationDegrees: number): string {
  const direction = (Math.atan2(dy, dx) * 180) / Math.PI + rotationDegrees;
  const eighth = (((Math.round(direction / 45) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return (['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const)[eighth];
}

interface GripFrameProps {
  place: Place;
  unitScale: number;
  /** The available handles. @default rotation and every resize handle */
  grips?: { readonly turn: boolean; readonly resize: 'none' | 'corners' | 'all' };
  onGrip: (grip: Grip, event: ReactPointerEvent) => void;
}

const ALL_GRIPS = { turn: true, resize: 'all' } as const;

/** The resize handles around a selection; the areas outside its corners rotate it. */
export function GripFrame({ place, unitScale, grips = ALL_GRIPS, onGrip }: GripFrameProps) {
  const corners = grips.turn ? CORNERS : [];
  const handles = grips.resize === 'all' ? HANDLES : grips.resize === 'corners' ? CORNERS : [];
  const { x, y, width, height, rotationDegrees } = place;
  const at = ({ dx, dy }: Handle, beyond = 0) => ({
    left: `calc(${((dx + 1) / 2) * 100}% + ${dx * beyond}px)`,
    top: `calc(${((dy + 1) / 2) * 100}% + ${dy * beyond}px)`,
  });
  return (
    <Grips
      style={{
        left: x * unitScale,
        top: y * unitScale,
        width: width * unitScale,
        height: height * unitScale,
        transform: `rotate(${rotationDegrees}deg)`,
      }}
    >
      {corners.map((corner) => (
        <Hit
          key={`turn ${corner.dx} ${corner.dy}`}
          data-grip="rotate"
          style={at(corner, TURN)}
          onPointerDown={(event) => onGrip({ type: 'rotate' }, event)}
        />
      ))}
      {handles.map((handle) => (
        <Hit
          key={`${handle.dx} ${handle.dy}`}
          data-grip="resize"
          data-handle={`${handle.dx} ${handle.dy}`}
          style={{ ...at(handle), cursor: cursorOf(handle, rotationDegrees) }}
          onPointerDown={(event) => onGrip({ type: 'resize', handle }, event)}
        />
      ))}
    </Grips>
  );
}
