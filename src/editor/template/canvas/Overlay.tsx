import { useMemo, useSyncExternalStore, type PointerEvent as ReactPointerEvent } from 'react';
import { styled } from '@/components/theme';
import type { Box, Document, Id, Unit } from '@/engine/document';
import type { Place } from '../../page/frames/geometry';
import { GestureWords } from '../../page/frames/GestureWords';
import { GripFrame, type Grip } from '../../page/frames/GripFrame';
import { GapMarks } from '../../page/frames/GapMarks';
import { SnapLines } from '../../page/frames/SnapLines';
import { LINES } from '../../page/frames/lines';
import type { Gestures } from '../core/Gestures';
import { useView } from '../core/SessionContext';
import { Outlines } from './Outlines';
import { useSelectionBoxes } from './usePlaces';

const Layer = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
/** Converts a box of the page to CSS pixels. */
const boxOf = ({ x, y, width, height }: Box, scale: number) => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

interface OverlayProps {
  document: Document;
  gestures: Gestures;
  /** Places of the visible frames; dragged ones at their start. */
  still: ReadonlyMap<Id, Place>;
  /** Highlighted frames: those of the chosen variable. */
  pointed: ReadonlySet<Id>;
  hovered: Id | undefined;
  /** The page in the unit of the layout. */
  page: { readonly width: number; readonly height: number };
  unit: Unit;
  /** CSS pixels per unit. */
  unitScale: number;
  /** Whether to hide the outlines of frames. */
  isPlain: boolean;
  /** Whether the selection has handles. */
  hasGrips: boolean;
  onGrip: (grip: Grip, event: ReactPointerEvent) => void;
}

const NOTHING: readonly never[] = [];

/**
 * Overlay of a page: outlines, handles, snap lines and sizes. Subscribes to gestures itself, so that pointer moves do
 * not render the page around it.
 */
export function Overlay(props: OverlayProps) {
  const { document, gestures, still, pointed, hovered, page, unit, unitScale } = props;
  const { isPlain, hasGrips, onGrip } = props;
  const gesture = useSyncExternalStore(gestures.subscribe, gestures.view);
  const selection = useView((view) => view.selection);
  const { around, count, entered } = useSelectionBoxes(document, still, gesture);
  const isDragging = gesture.kind !== 'none';
  const draggedIds = gesture.places.size > 0 ? gesture.frameIds : NOTHING;
  const dragged = useMemo(() => new Set(draggedIds), [draggedIds]);
  const selected = useMemo(() => new Set(selection), [selection]);
  const outlines = { dragged, selected, pointed, hovered, unitScale, isPlain };
  const { by } = gesture;
  return (
    <>
      <Layer aria-hidden>
        {!isPlain && (
          <rect
            x={0}
            y={0}
            width={page.width * unitScale}
            height={page.height * unitScale}
            fill="none"
            stroke={LINES.trim}
            strokeOpacity={0.5}
          />
        )}
        <Outlines {...outlines} places={still} isDragged={false} />
      </Layer>
      <Layer aria-hidden>
        {/* A move shifts the whole group. */}
        <g {...(by && { transform: `translate(${by.x * unitScale} ${by.y * unitScale})` })}>
          <Outlines {...outlines} places={by ? still : gesture.places} isDragged />
        </g>
        {entered && (
          <rect {...boxOf(entered, unitScale)} fill="none" stroke={LINES.selected} strokeDasharray="6 4" />
        )}
        {around && count > 1 && (
          <rect {...boxOf(around, unitScale)} fill="none" stroke={LINES.selected} strokeOpacity={0.6} />
        )}
        <SnapLines lines={gesture.lines} unitScale={unitScale} />
        <GapMarks gaps={gesture.gaps ?? []} unit={unit} unitScale={unitScale} />
        {gesture.box && (
          <rect
            x={gesture.box.x * unitScale}
            y={gesture.box.y * unitScale}
            width={gesture.box.width * unitScale}
            height={gesture.box.height * unitScale}
            fill={LINES.selected}
            fillOpacity={gesture.kind === 'marquee' ? 0.08 : 0}
            stroke={LINES.selected}
          />
        )}
      </Layer>
      {around && hasGrips && !isDragging && (
        <GripFrame place={around} unitScale={unitScale} onGrip={onGrip} />
      )}
      {isDragging && <GestureWords gesture={gesture} around={around} unit={unit} unitScale={unitScale} />}
    </>
  );
}
