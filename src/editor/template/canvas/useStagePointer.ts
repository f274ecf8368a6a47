import { useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Id, Unit } from '@/engine/document';
import { getDecimals } from '../../page/frames/describeFrame';
import type { PointerInput } from '../../page/frames/drags';
import { contains, toFramePoint, type Point } from '../../page/frames/geometry';
import type { Grip } from '../../page/frames/GripFrame';
import type { Gestures } from '../core/Gestures';
import type { Tool } from '../core/EditorSession';
import { RULER } from './Rulers';
import { useGuideDrag } from './useGuideDrag';
import type { usePlaces } from './usePlaces';
import { usePan } from './useCanvasSize';
import { ZOOM_IN, ZOOM_OUT, type Viewport } from './Viewport';

interface StagePointer {
  /** The canvas element. */
  room: RefObject<HTMLDivElement | null>;
  viewport: Viewport;
  gestures: Gestures;
  places: Pick<ReturnType<typeof usePlaces>, 'still' | 'free'>;
  /** The upper left corner of the page, in CSS pixels of the canvas. */
  now: Point;
  unit: Unit;
  /** CSS pixels per unit of the layout. */
  unitScale: number;
  /** Converts a length in the unit of the layout to points. */
  points: (length: number) => number;
  hasRulers: boolean;
  tool: Tool;
  /** Called with a double-clicked frame and the position in it. */
  onOpen: (frameId: Id, at: Point) => void;
}

interface PointerPosition {
  readonly clientX: number;
  readonly clientY: number;
}

interface Keys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Turns pointer events of the canvas into gestures, panning, zooming, guides and opened frames. */
export function useStagePointer(stage: StagePointer) {
  const { room, viewport, gestures, places, now, unit, unitScale, points, hasRulers, tool, onOpen } = stage;
  const [hovered, setHovered] = useState<Id>();
  const [isPanning, setIsPanning] = useState(false);
  const { isSpaceDown, pan } = usePan(viewport, setIsPanning);
  const isHand = tool === 'hand' || isSpaceDown;

  const inputOf = (event: PointerPosition & Keys): PointerInput => {
    const { left, top } = room.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return {
      x: (event.clientX - left - now.x) / unitScale,
      y: (event.clientY - top - now.y) / unitScale,
      shift: event.shiftKey,
      command: event.ctrlKey || event.metaKey,
      alt: event.altKey,
    };
  };
  const frameAt = (event: PointerPosition & Keys): Id | undefined => {
    const point = inputOf(event);
    return [...places.free].findLast(([, place]) => contains(place, point))?.[0];
  };
  const guideDrag = useGuideDrag((event, axis) => {
    const { left, top, right, bottom } = room.current?.getBoundingClientRect() ?? new DOMRect();
    const edge = hasRulers ? RULER : 0;
    const isOff =
      event.clientX < left + (axis === 'x' ? edge : 0) ||
      event.clientY < top + (axis === 'y' ? edge : 0) ||
      event.clientX > right ||
      event.clientY > bottom;
    if (isOff) return undefined;
    const { x, y } = inputOf(event);
    const rounded = (length: number) => Number(length.toFixed(getDecimals(unit)));
    return { x: rounded(x), y: rounded(y) };
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 1 || (event.button === 0 && isHand)) {
      pan(event);
      return;
    }
    if (event.button !== 0) return;
    if (tool === 'zoom') {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      viewport.zoomAt(at, event.altKey ? ZOOM_OUT : ZOOM_IN);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    gestures.down(inputOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    gestures.move(inputOf(event));
    const canPoint = tool === 'select' && !isHand && gestures.view().kind === 'none';
    setHovered(canPoint ? frameAt(event) : undefined);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const frameId = tool === 'select' ? frameAt(event) : undefined;
    const place = frameId === undefined ? undefined : places.still.get(frameId);
    if (frameId === undefined || !place) return;
    const { x, y } = toFramePoint(place, inputOf(event));
    onOpen(frameId, { x: points(x), y: points(y) });
  };
  const onGrip = (grip: Grip, event: PointerEvent) => {
    event.stopPropagation();
    room.current?.setPointerCapture(event.pointerId);
    gestures.grip(grip, inputOf(event));
  };
  return {
    inputOf,
    frameAt,
    guideDrag,
    onGrip,
    hovered,
    cursor: isHand || isPanning ? 'grab' : tool === 'zoom' || tool === 'select' ? tool : 'draw',
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerLeave: () => {
        gestures.leave();
        setHovered(undefined);
      },
      onPointerUp: (event: PointerEvent) => gestures.up(inputOf(event)),
      onPointerCancel: () => gestures.cancel(),
      onDoubleClick,
    },
  } as const;
}
