import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react';
import { styled } from '@/components/theme';
import { convertLength, type Guide, type Id, type Unit } from '@/engine/document';
import { getGuides, getGuideStyle, moveGuide, removeGuides } from '../core/guides';
import { useSession, useView } from '../core/SessionContext';
import { formatLength } from '../../page/frames/describeFrame';
import { LINES } from '../../page/frames/lines';
import type { DraggedGuide } from './useGuideDrag';

/** Size of the area around a guide that reacts to the pointer, in CSS pixels. */
const HIT = 7;
/** Smallest visible square of the grid; smaller ones would merge into grey. */
const LEAST_SQUARE = 4;
/** Pixels that an arrow key moves a guide with Shift. */
const LONG_STEP = 10;

const Hit = styled('div', {
  position: 'absolute',
  touchAction: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', backgroundColor: LINES.guide },
  '&[data-axis="x"]': { width: HIT, marginInlineStart: -(HIT - 1) / 2, cursor: 'ew-resize' },
  '&[data-axis="y"]': { height: HIT, marginBlockStart: -(HIT - 1) / 2, cursor: 'ns-resize' },
  '&[data-axis="x"]::after': { insetBlock: 0, left: (HIT - 1) / 2, width: 1 },
  '&[data-axis="y"]::after': { insetInline: 0, top: (HIT - 1) / 2, height: 1 },
  '&[data-axis="x"]:focus-visible::after': { left: (HIT - 3) / 2, width: 3 },
  '&[data-axis="y"]:focus-visible::after': { top: (HIT - 3) / 2, height: 3 },
});
const Grid = styled('div', { position: 'absolute', inset: 0, pointerEvents: 'none' });

const KIND = { x: 'Upright guide', y: 'Level guide' } as const;
/** Directions of the arrow keys on each axis. */
const STEPS = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
} as const;

interface GuidesProps {
  /** The page in the unit of the layout. */
  page: { readonly width: number; readonly height: number };
  unit: Unit;
  /** CSS pixels per unit. */
  unitScale: number;
  /** The canvas in page coordinates: CSS pixels from the page's corner. */
  room: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The guide being dragged. */
  dragged: DraggedGuide | undefined;
  onPress: (event: ReactPointerEvent, axis: Guide['axis'], guideId: Id) => void;
}

/** The guides of the layout, to drag, move by arrow keys and remove; or its grid. */
export function Guides({ page, unit, unitScale, room, dragged, onPress }: GuidesProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const style = getGuideStyle(document);
  if (style.type === 'square') {
    const square = style.size * unitScale;
    const line = (direction: string) => `linear-gradient(${direction}, ${LINES.grid} 1px, transparent 1px)`;
    return square < LEAST_SQUARE ? null : (
      <Grid
        data-grid={style.size}
        style={{
          backgroundImage: `${line('to right')}, ${line('to bottom')}`,
          backgroundSize: `${square}px ${square}px`,
        }}
      />
    );
  }
  const onKeyDown = (event: KeyboardEvent, guideId: Id, { axis, at }: Guide) => {
    const steps: Readonly<Record<string, number>> = STEPS[axis];
    const step = steps[event.key];
    if (step !== undefined) {
      const pixels = step * (event.shiftKey ? LONG_STEP : 1);
      moveGuide(session, guideId, at + convertLength(pixels, 'px', unit));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.currentTarget.closest<HTMLElement>('[data-stage]')?.focus();
      removeGuides(session, [guideId]);
    } else return;
    event.preventDefault();
  };
  const spot = (axis: Guide['axis'], at: number) =>
    axis === 'x'
      ? { left: at * unitScale, top: room.y, height: room.height }
      : { top: at * unitScale, left: room.x, width: room.width };
  return (
    <>
      {Object.entries(getGuides(document)).map(([guideId, guide]) => {
        const { axis } = guide;
        const isDragged = dragged?.guideId === guideId;
        const at = isDragged ? dragged.at : guide.at;
        const words = `${formatLength(guide.at, unit)} ${unit}`;
        return (
          <Hit
            key={guideId}
            role="slider"
            tabIndex={0}
            data-axis={axis}
            data-own-keys=""
            aria-label={KIND[axis]}
            aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
            aria-valuemin={Math.min(0, guide.at)}
            aria-valuemax={Math.max(axis === 'x' ? page.width : page.height, guide.at)}
            aria-valuenow={guide.at}
            aria-valuetext={words}
            aria-keyshortcuts="Delete"
            title={`${KIND[axis]} at ${words}`}
            style={{ ...spot(axis, at ?? guide.at), ...(at === undefined && { opacity: 0.3 }) }}
            onPointerDown={(event) => onPress(event, axis, guideId)}
            onKeyDown={(event) => onKeyDown(event, guideId, guide)}
          />
        );
      })}
      {dragged && dragged.guideId === undefined && dragged.at !== undefined && (
        <Hit data-axis={dragged.axis} style={spot(dragged.axis, dragged.at)} />
      )}
    </>
  );
}
