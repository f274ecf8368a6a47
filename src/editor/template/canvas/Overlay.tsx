import type { PointerEvent as ReactPointerEvent } from 'react';
import { styled } from '@/components/theme';
import type { Box, Id, Unit } from '@/engine/document';
import type { GestureView } from '../../page/frames/drags';
import { boundsOf, type Place } from '../../page/frames/geometry';
import { GestureWords } from '../../page/frames/GestureWords';
import { GripFrame, type Grip } from '../../page/frames/GripFrame';
import { GapMarks } from '../../page/frames/GapMarks';
import { SnapLines } from '../../page/frames/SnapLines';
import { LINES } from '../../page/frames/lines';

const Layer = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
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
        <SnapLines lines={gesture.lines} unitScale={unitScale} />
        <GapMarks gaps={gesture.gaps ?? []} {...{ unit, unitScale }} />
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
