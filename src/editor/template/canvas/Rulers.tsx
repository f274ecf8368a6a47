import { useLayoutEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { styled } from '@/components/theme';
import type { Guide, Unit } from '@/engine/document';
import { addGuide } from '../core/guides';
import { newId } from '../core/newId';
import { useSession } from '../core/SessionContext';
import { rulerTicks } from './rulerTicks';
import type { Size, ViewportState } from './Viewport';

/** How thick a ruler is, in CSS pixels. */
export const RULER = 20;
/** How long the lines of a ruler are that have a number, and the others. */
const [LONG, SHORT] = [12, 5];

const Bar = styled('button', {
  appearance: 'none',
  position: 'absolute',
  zIndex: 1,
  display: 'block',
  padding: 0,
  border: 0,
  backgroundColor: '$surface',
  color: '$textMuted',
  touchAction: 'none',
  focusRing: -2,
  '&[data-axis="y"]': {
    insetBlockStart: 0,
    left: RULER,
    height: RULER,
    borderBlockEnd: '1px solid $colors$border',
    cursor: 'ns-resize',
  },
  '&[data-axis="x"]': {
    top: RULER,
    left: 0,
    width: RULER,
    borderInlineEnd: '1px solid $colors$border',
    cursor: 'ew-resize',
  },
  '& canvas': { display: 'block', width: '100%', height: '100%', pointerEvents: 'none' },
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
  /** The room of the canvas, in CSS pixels. */
  room: Size;
  viewport: ViewportState;
  unit: Unit;
  /** CSS pixels a unit. */
  unitScale: number;
  /** A guide is pulled out of a ruler. */
  onPull: (event: ReactPointerEvent, axis: Guide['axis']) => void;
}

/** Rulers along the canvas in the unit of the layout. Guides are pulled from them; by keyboard they are put in the middle. */
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
  /** What the guides that are pulled from it cross. */
  axis: Guide['axis'];
  /** CSS pixels from its start to the edge of the page. */
  origin: number;
  length: number;
}

function Ruler({ label, axis, origin, length, unit, unitScale, onPull }: RulerProps) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const long = Math.max(0, length);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const density = window.devicePixelRatio;
    const [width, height] = axis === 'y' ? [long, RULER] : [RULER, long];
    Object.assign(element, { width: Math.ceil(width * density), height: Math.ceil(height * density) });
    context.scale(density, density);
    const style = getComputedStyle(element);
    Object.assign(context, { strokeStyle: style.color, fillStyle: style.color, lineWidth: 1 });
    context.font = `10px ${style.fontFamily}`;
    // The left ruler is the upper one, turned: its numbers are read from below.
    if (axis === 'x') {
      context.translate(0, long);
      context.rotate(-Math.PI / 2);
    }
    context.beginPath();
    for (const { at, value } of rulerTicks(origin, long, unitScale)) {
      const along = Math.round(axis === 'x' ? long - at : at) + 0.5;
      context.moveTo(along, RULER - 1);
      context.lineTo(along, RULER - (value === undefined ? SHORT : LONG));
      if (value !== undefined) context.fillText(String(value), along + 3, 10);
    }
    context.stroke();
  }, [axis, origin, long, unitScale]);
  const added = axis === 'x' ? 'an upright guide' : 'a level guide';
  return (
    <Bar
      type="button"
      data-axis={axis}
      data-own-keys=""
      aria-label={`${label} in ${unit}, adds ${added}`}
      style={axis === 'y' ? { width: long } : { height: long }}
      onPointerDown={(event) => onPull(event, axis)}
      onClick={(event) => {
        // A press without a drag adds nothing; the keyboard's has no pointer.
        if (event.detail === 0) addGuide(session, newId(), axis);
      }}
    >
      <canvas ref={canvas} aria-hidden />
    </Bar>
  );
}
