import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { Document, Id } from '@/engine/document';
import {
  startMove,
  startResize,
  startRotation,
  type Axes,
  type Drag,
  type GestureView,
  type Ground,
  type PointerInput,
} from '../../page/frames/drags';
import { getPlaces } from '../../page/frames/getPlaces';
import type { Grip } from '../../page/frames/GripFrame';
import type { CanvasSession } from '../core/CanvasSession';
import type { WorkableFrame } from '../core/listSelectableFrames';
import { followPointer, type MouseKeys } from './followPointer';

const NO_LINES = { x: [], y: [], grid: undefined };
/** Undo names of drags. */
const LABELS = { move: 'move', resize: 'size', rotate: 'rotation' } as const;

interface DragSettings {
  canvas: CanvasSession;
  /** The shown document, after its actions. */
  document: Document;
  pageId: Id;
  /** CSS pixels per unit of the layout. */
  unitScale: number;
  /** The element in whose corner the page begins. */
  root: RefObject<HTMLElement | null>;
  onGesture: (gesture: GestureView) => void;
  /** Called after each change with why it was refused; '' if it was not. */
  say: (message: string) => void;
}

interface FrameDrags {
  /** Converts a pointer event to a position on the page, in the unit of the layout. */
  readonly inputOf: (event: MouseKeys) => PointerInput;
  readonly moveFrame: (event: ReactPointerEvent, frameId: Id, axes: Axes) => void;
  /** Resizes or rotates a frame by a handle. */
  readonly dragGrip: (event: ReactPointerEvent, frame: WorkableFrame, grip: Grip) => void;
}

/** Returns the drags of frames: each follows the pointer, and changes the document when it is released. */
export function useFrameDrags(settings: DragSettings): FrameDrags {
  const { canvas, document, pageId, unitScale, root, onGesture, say } = settings;
  const inputOf = (event: MouseKeys): PointerInput => {
    const { left, top } = root.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: (event.clientX - left) / unitScale,
      y: (event.clientY - top) / unitScale,
      shift: event.shiftKey,
      command: event.ctrlKey || event.metaKey,
    };
  };
  const ground = (): Ground => {
    const places = getPlaces(document, pageId);
    return { document, pageId, places, free: places, lines: NO_LINES, isSnapping: true, scale: unitScale };
  };
  const follow = (event: ReactPointerEvent, drag: Drag) => {
    followPointer({
      from: inputOf(event),
      scale: unitScale,
      inputOf,
      drag,
      onGesture,
      onEnd: ({ kind, operations }) => {
        if (kind !== 'move' && kind !== 'resize' && kind !== 'rotate') return false;
        const refusal = canvas.change(operations, { label: LABELS[kind] });
        say(refusal ?? '');
        return refusal === undefined;
      },
    });
  };
  return {
    inputOf,
    moveFrame: (event, frameId, axes) => follow(event, startMove(ground(), inputOf(event), [frameId], axes)),
    dragGrip: (event, { id, allowed }, grip) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      follow(
        event,
        grip.type === 'rotate'
          ? startRotation(ground(), inputOf(event), [id])
          : startResize(ground(), inputOf(event), [id], {
              ...grip.handle,
              keepsRatio: allowed.proportionLocked,
            }),
      );
    },
  };
}
