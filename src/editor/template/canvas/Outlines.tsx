import { memo } from 'react';
import type { Id } from '@/engine/document';
import type { Place } from '../../page/frames/geometry';
import { LINES } from '../../page/frames/lines';

interface OutlinesProps {
  places: ReadonlyMap<Id, Place>;
  /** Whether to draw the dragged frames, or all others. */
  isDragged: boolean;
  dragged: ReadonlySet<Id>;
  selected: ReadonlySet<Id>;
  /** Highlighted frames: those of the chosen variable. */
  pointed: ReadonlySet<Id>;
  hovered: Id | undefined;
  /** CSS pixels per unit. */
  unitScale: number;
  /** Whether to outline only selected and hovered frames. */
  isPlain: boolean;
}

/** Outlines of frames. Memoised, because most do not change during a drag. */
export const Outlines = memo(function Outlines(props: OutlinesProps) {
  const { places, isDragged, dragged, selected, pointed, hovered, unitScale, isPlain } = props;
  const colourOf = (frameId: Id) => {
    if (selected.has(frameId)) return LINES.selected;
    if (pointed.has(frameId)) return LINES.pointed;
    return frameId === hovered ? LINES.selected : LINES.frame;
  };
  return [...places].map(([frameId, place]) => {
    const isMarked = selected.has(frameId) || pointed.has(frameId) || frameId === hovered;
    if (dragged.has(frameId) !== isDragged || (isPlain && !isMarked)) return null;
    const { x, y, width, height, rotationDegrees } = place;
    const [cx, cy] = [(x + width / 2) * unitScale, (y + height / 2) * unitScale];
    return (
      <rect
        key={frameId}
        x={x * unitScale}
        y={y * unitScale}
        width={width * unitScale}
        height={height * unitScale}
        transform={`rotate(${rotationDegrees} ${cx} ${cy})`}
        fill="none"
        stroke={colourOf(frameId)}
        strokeWidth={pointed.has(frameId) ? 2 : 1}
        strokeOpacity={isMarked ? 1 : 0.6}
        strokeDasharray={isMarked ? undefined : '3 3'}
      />
    );
  });
});
