import type { PointerEvent as ReactPointerEvent } from 'react';
import { styled } from '@/components/theme';
import type { Box, Id, Unit } from '@/engine/document';
import type { GestureView } from '../core/drags';
import type { Grip } from '../core/Gestures';
import { boundsOf, type Handle, type Place } from '../core/geometry';
import { lengthText } from './describeFrame';

const Layer = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
/* What lies on the paper is the same in light and dark, as paper is. */
const LINES = {
  frame: '#9aa0ab',
  selected: '#6d28d9',
  snap: '#6d28d9',
  trim: '#c2410c',
  pointed: '#0f766e',
} as const;
const HANDLE = 8;
/** What around a handle still counts as it. */
const HIT = 16;
/** How far outside a corner a selection is turned by. */
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
const Words = styled('div', {
  position: 'absolute',
  padding: '2px 6px',
  borderRadius: 4,
  backgroundColor: '#1f1633',
  color: '#ffffff',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
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

/** The cursor of a handle, as its frame is turned. */
function cursorOf({ dx, dy }: Handle, rotationDegrees: number): string {
  const direction = (Math.atan2(dy, dx) * 180) / Math.PI + rotationDegrees;
  const eighth = (((Math.round(direction / 45) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return (['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const)[eighth];
}

/** A box of the page in CSS pixels. */
const boxOf = ({ x, y, width, height }: Box, scale: number) => ({
  ...{ x: x * scale, y: y * scale, width: width * scale, height: height * scale },
});

interface OverlayProps {
  /** Where the visible frames stand, those that are dragged as they are now. */
  places: ReadonlyMap<Id, Place>;
  selection: readonly Id[];
  /** The frames that are pointed out, because a variable of theirs is chosen. */
  pointed: ReadonlySet<Id>;
  hovered: Id | undefined;
  gesture: GestureView;
  /** The page in the unit of the layout. */
  page: { readonly width: number; readonly height: number };
  unit: Unit;
  /** CSS pixels a unit. */
  unitScale: number;
  /** Whether frames are shown without their outlines. */
  isPlain: boolean;
  /** Around the group that was gone into; none where none was. */
  entered: Box | undefined;
  /** Whether the selection can be dragged by handles. */
  hasGrips: boolean;
  onGrip: (grip: Grip, event: ReactPointerEvent) => void;
}

/** What is shown over a page and is no part of it: outlines, handles, lines that were met, sizes while dragging. */
export function Overlay(props: OverlayProps) {
  const { places, selection, pointed, hovered, gesture, page, unit, unitScale } = props;
  const { isPlain, hasGrips, entered, onGrip } = props;
  const selected = selection.flatMap((frameId) => places.get(frameId) ?? []);
  const [only] = selected.length === 1 ? selected : [];
  const around: Place | undefined =
    only ?? (selected.length > 1 ? { ...boundsOf(selected), rotationDegrees: 0 } : undefined);
  const colourOf = (frameId: Id) => {
    if (selection.includes(frameId)) return LINES.selected;
    if (pointed.has(frameId)) return LINES.pointed;
    return frameId === hovered ? LINES.selected : LINES.frame;
  };
  const isDragging = gesture.kind !== 'none';
  return (
    <>
      <Layer aria-hidden>
        {!isPlain && (
          <rect
            {...{ x: 0, y: 0, width: page.width * unitScale, height: page.height * unitScale }}
            fill="none"
            stroke={LINES.trim}
            strokeOpacity={0.5}
          />
        )}
        {[...places].map(([frameId, place]) => {
          const isMarked = selection.includes(frameId) || pointed.has(frameId) || frameId === hovered;
          if (isPlain && !isMarked) return null;
          const { x, y, width, height, rotationDegrees } = place;
          const [cx, cy] = [(x + width / 2) * unitScale, (y + height / 2) * unitScale];
          return (
            <rect
              key={frameId}
              {...{ x: x * unitScale, y: y * unitScale }}
              {...{ width: width * unitScale, height: height * unitScale }}
              transform={`rotate(${rotationDegrees} ${cx} ${cy})`}
              fill="none"
              stroke={colourOf(frameId)}
              strokeWidth={pointed.has(frameId) ? 2 : 1}
              strokeOpacity={isMarked ? 1 : 0.6}
              strokeDasharray={isMarked ? undefined : '3 3'}
            />
          );
        })}
        {entered && (
          <rect {...boxOf(entered, unitScale)} fill="none" stroke={LINES.selected} strokeDasharray="6 4" />
        )}
        {around && selected.length > 1 && (
          <rect {...boxOf(around, unitScale)} fill="none" stroke={LINES.selected} strokeOpacity={0.6} />
        )}
        {gesture.lines.map(({ axis, at, from, to }) => {
          const [start, end, where] = [from * unitScale, to * unitScale, at * unitScale];
          const line =
            axis === 'x'
              ? { x1: where, x2: where, y1: start, y2: end }
              : { y1: where, y2: where, x1: start, x2: end };
          return <line key={`${axis}${at}`} {...line} stroke={LINES.snap} data-snap={axis} />;
        })}
        {gesture.box && (
          <rect
            {...{ x: gesture.box.x * unitScale, y: gesture.box.y * unitScale }}
            {...{ width: gesture.box.width * unitScale, height: gesture.box.height * unitScale }}
            fill={LINES.selected}
            fillOpacity={gesture.kind === 'marquee' ? 0.08 : 0}
            stroke={LINES.selected}
          />
        )}
      </Layer>
      {around && hasGrips && !isDragging && (
        <GripFrame place={around} unitScale={unitScale} onGrip={onGrip} />
      )}
      {isDragging && <GestureWords {...{ gesture, around, unit, unitScale }} />}
    </>
  );
}

interface GripFrameProps {
  place: Place;
  unitScale: number;
  onGrip: OverlayProps['onGrip'];
}

/** The handles around a selection; outside its corners it is turned. */
function GripFrame({ place, unitScale, onGrip }: GripFrameProps) {
  const { x, y, width, height, rotationDegrees } = place;
  const at = ({ dx, dy }: Handle, beyond = 0) => ({
    left: `calc(${((dx + 1) / 2) * 100}% + ${dx * beyond}px)`,
    top: `calc(${((dy + 1) / 2) * 100}% + ${dy * beyond}px)`,
  });
  return (
    <Grips
      style={{
        ...{ left: x * unitScale, top: y * unitScale },
        ...{ width: width * unitScale, height: height * unitScale },
        transform: `rotate(${rotationDegrees}deg)`,
      }}
    >
      {CORNERS.map((corner) => (
        <Hit
          key={`turn ${corner.dx} ${corner.dy}`}
          data-grip="rotate"
          style={at(corner, TURN)}
          onPointerDown={(event) => onGrip({ type: 'rotate' }, event)}
        />
      ))}
      {HANDLES.map((handle) => (
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

interface GestureWordsProps {
  gesture: GestureView;
  around: Place | undefined;
  unit: Unit;
  unitScale: number;
}

/** Sizes, places and angles beside what is dragged. */
function GestureWords({ gesture, around, unit, unitScale }: GestureWordsProps) {
  const box: Box | undefined = gesture.box ?? around;
  if (!box || gesture.kind === 'marquee') return null;
  const text = (value: number) => lengthText(value, unit);
  const words =
    gesture.kind === 'move'
      ? `${text(box.x)}, ${text(box.y)} ${unit}`
      : gesture.kind === 'rotate'
        ? `${text(around?.rotationDegrees ?? 0)}°`
        : `${text(box.width)} × ${text(box.height)} ${unit}`;
  return (
    <Words style={{ left: (box.x + box.width) * unitScale + 8, top: (box.y + box.height) * unitScale + 8 }}>
      {words}
    </Words>
  );
}
