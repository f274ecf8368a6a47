import type { PointerEvent as ReactPointerEvent } from 'react';
import { styled } from '@/components/theme';
import type { Guide, Unit } from '@/engine/document';
import { addGuide } from '../core/guides';
import { newId } from '../core/newId';
import { useSession } from '../core/SessionContext';
import { createTicks } from './createTicks';
import type { Size, ViewportState } from './Viewport';

/** Thickness of a ruler in CSS pixels. */
export const RULER = 20;
/** Length of the ticks with a number, and of the others. */
const [LONG, SHORT] = [12, 5];

const Bar = styled('div', {
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  backgroundColor: '$surface',
  color: '$textMuted',
  '&[data-axis="y"]': {
    insetBlockStart: 0,
    left: RULER,
    height: RULER,
    borderBlockEnd: '1px solid $colors$border',
  },
  '&[data-axis="x"]': {
    top: RULER,
    left: 0,
    width: RULER,
    borderInlineEnd: '1px solid $colors$border',
  },
  '& svg': { display: 'block', pointerEvents: 'none' },
  '& path': { fill: 'none', stroke: 'currentColor' },
  '& text': { fill: 'currentColor', fontSize: '0.625rem' },
});
/** Button from which guides are dragged; it covers the numbers, which are not part of its name. */
const Grip = styled('button', {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  touchAction: 'none',
  focusRing: -2,
  '[data-axis="y"] > &': { cursor: 'ns-resize' },
  '[data-axis="x"] > &': { cursor: 'ew-resize' },
});
const Corner = styled('div', {
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: RULER,
  height: RULER,
  borderBlockEnd: '1px solid $colors$border',
  borderInlineEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  color: '$textMuted',
  fontSize: '0.625rem',
  lineHeight: 1,
});

interface RulersProps {
  /** The canvas size in CSS pixels. */
  room: Size;
  viewport: ViewportState;
  unit: Unit;
  /** CSS pixels per unit. */
  unitScale: number;
  /** Called when a guide is dragged out of a ruler. */
  onPull: (event: ReactPointerEvent, axis: Guide['axis']) => void;
}

/**
 * Rulers along the canvas in the unit of the layout. Dragging adds a guide; by keyboard it is added in the middle.
 */
export function Rulers({ room, viewport, unit, unitScale, onPull }: RulersProps) {
  const common = { unit, unitScale, onPull };
  return (
    <>
      <Corner>{unit}</Corner>
      <Ruler
        {...common}
        axis="y"
        label="Upper ruler"
        origin={viewport.x - RULER}
        length={room.width - RULER}
      />
      <Ruler
        {...common}
        axis="x"
        label="Left ruler"
        origin={viewport.y - RULER}
        length={room.height - RULER}
      />
    </>
  );
}

interface RulerProps extends Pick<RulersProps, 'unit' | 'unitScale' | 'onPull'> {
  label: string;
  /** The axis that its guides cross. */
  axis: Guide['axis'];
  /** CSS pixels from its start to the edge of the page. */
  origin: number;
  length: number;
}

function Ruler({ label, axis, origin, length, unit, unitScale, onPull }: RulerProps) {
  const session = useSession();
  const long = Math.max(0, length);
  const [width, height] = axis === 'y' ? [long, RULER] : [RULER, long];
  const ticks = createTicks(origin, long, unitScale).map(({ at, value }) => ({
    along: Math.round(axis === 'x' ? long - at : at) + 0.5,
    value,
  }));
  const lines = ticks.map(
    ({ along, value }) => `M${along} ${RULER - 1}V${RULER - (value === undefined ? SHORT : LONG)}`,
  );
  const added = axis === 'x' ? 'an upright guide' : 'a level guide';
  return (
    <Bar data-axis={axis} style={axis === 'y' ? { width: long } : { height: long }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {/* The left ruler is the top one, rotated: its numbers read from below. */}
        <g transform={axis === 'x' ? `translate(0 ${long}) rotate(-90)` : undefined}>
          <path d={lines.join('')} />
          {ticks.map(
            ({ along, value }) =>
              value !== undefined && (
                <text key={value} x={along + 3} y={10}>
                  {value}
                </text>
              ),
          )}
        </g>
      </svg>
      <Grip
        type="button"
        data-own-keys=""
        aria-label={`${label} in ${unit}, adds ${added}`}
        onPointerDown={(event) => onPull(event, axis)}
        onClick={(event) => {
          // A keyboard press has detail 0; a pointer press without a drag adds nothing.
          if (event.detail === 0) addGuide(session, newId(), axis);
        }}
      />
    </Bar>
  );
}
