import { useId, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { FrameConstraints, Id } from '@/engine/document';
import type { Axes } from '../../page/frames/drags';
import type { Place } from '../../page/frames/geometry';
import type { MouseKeys } from './followPointer';

/* Fixed colours: pages are paper in light and dark alike. */
const Frame = styled('div', {
  position: 'absolute',
  pointerEvents: 'auto',
  // Visible on dark and light pictures.
  outline: '1px dashed #6d28d9',
  boxShadow: '0 0 0 1px rgb(255 255 255 / 55%)',
  '&:hover': { outline: '1px solid #6d28d9' },
  '&[aria-pressed="true"]': { outline: '2px solid #6d28d9', touchAction: 'none' },
  '&:focus-visible': { outline: '2px solid #6d28d9', outlineOffset: 2 },
  '&[data-moves="true"]': { cursor: 'move' },
});

interface FrameTargetProps {
  id: Id;
  /** Accessible name: the frame and its place. */
  name: string;
  /** Accessible description of its keys. */
  keys: string;
  /** In the unit of the layout. */
  place: Place;
  /** CSS pixels per unit. */
  unitScale: number;
  allowed: FrameConstraints;
  isSelected: boolean;
  /** Whether something in front receives a press here. */
  isCovered: (event: MouseKeys) => boolean;
  onSelect: () => void;
  onDrag: (event: PointerEvent, axes: Axes) => void;
  onOpen: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A selectable frame, over its picture on the page. */
export function FrameTarget(props: FrameTargetProps) {
  const { id, name, keys, place, unitScale, allowed, isSelected, isCovered } = props;
  const { onSelect, onDrag, onOpen, onKeyDown } = props;
  const { x, y, width, height, rotationDegrees } = place;
  const axes = { x: allowed.horizontalMoveAllowed, y: allowed.verticalMoveAllowed };
  const help = useId();
  return (
    <>
      <Frame
        role="button"
        tabIndex={0}
        data-frame={id}
        data-moves={axes.x || axes.y}
        aria-pressed={isSelected}
        aria-label={name}
        aria-describedby={help}
        style={{
          left: x * unitScale,
          top: y * unitScale,
          width: width * unitScale,
          height: height * unitScale,
          transform: `rotate(${rotationDegrees}deg)`,
        }}
        onFocus={onSelect}
        onMouseDown={(event) => {
          if (isCovered(event)) event.preventDefault();
        }}
        onPointerDown={(event) => {
          if (event.button !== 0 || isCovered(event)) return;
          onSelect();
          if (axes.x || axes.y) onDrag(event, axes);
        }}
        onClick={(event) => {
          if (!isCovered(event)) event.stopPropagation();
        }}
        onDoubleClick={(event) => {
          if (!isCovered(event)) onOpen(event);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden id={help}>{keys}</VisuallyHidden>
    </>
  );
}
