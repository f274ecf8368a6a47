import { memo } from 'react';
import type { Id } from '@/engine/document';
import type { Place } from '../../page/frames/geometry';
import { LINES } from '../../page/frames/lines';

interface OutlinesProps {
  places: ReadonlyMap<Id, Place>;
  /** Whether those are drawn that are dragged, or all others. */
  isDragged: boolean;
  dragged: ReadonlySet<Id>;
  selected: ReadonlySet<Id>;
  /** The frames that are pointed out, because a variable of theirs is chosen. */
  pointed: ReadonlySet<Id>;
  hovered: Id | undefined;
  /** CSS pixels a unit. */
  unitScale: number;
  /** Whether only those are outlined that are selected or pointed at. */
  isPlain: boolean;
}

/** The outlines of frames. Apart from all else, since most stay as they are while something is dragged. */
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
  });
});
