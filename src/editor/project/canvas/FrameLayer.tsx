import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { convertLength, resolveLayout, type Document, type Id } from '@/engine/document';
import { CropEditing } from '../../page/crop/CropEditing';
import { describeFrame } from '../../page/frames/describeFrame';
import {
  moveDrag,
  resizeDrag,
  turnDrag,
  type Drag,
  type GestureView,
  type Ground,
  type PointerInput,
} from '../../page/frames/drags';
import { useFrameView } from '../../page/frames/FrameSession';
import { pointIn, type Point } from '../../page/frames/geometry';
import { GestureWords } from '../../page/frames/GestureWords';
import { GripFrame, type Grip } from '../../page/frames/GripFrame';
import { InFrame } from '../../page/frames/InFrame';
import { placesOf } from '../../page/frames/placesOf';
import { GapMarks } from '../../page/frames/GapMarks';
import { SnapLines } from '../../page/frames/SnapLines';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { TextEditing } from '../../page/text/TextEditing';
import { opensAs, type CanvasSession } from '../core/CanvasSession';
import { FrameTarget } from './FrameTarget';
import { followPointer, type MouseKeys } from './followPointer';
import { changeByKey, keysOf, workableFrames, type WorkableFrame } from '../core/workableFrames';

const NO_LINES = { x: [], y: [], grid: undefined };
/** What undo calls a drag. */
const LABELS = { move: 'move', resize: 'size', rotate: 'rotation' } as const;

const Layer = styled('div', {
  position: 'absolute',
  inset: 0,
  outline: 'none',
  // Only the frames in it take the pointer.
  pointerEvents: 'none',
  userSelect: 'none',
});
const Lines = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

interface FrameLayerProps {
  canvas: CanvasSession;
  /** As it is shown, after its actions. */
  document: Document;
  pageId: Id;
  /** CSS pixels a point. */
  scale: number;
  engine: PageEngine;
  shelf: PictureShelf;
  /** What is being dragged. */
  gesture: GestureView;
  onGesture: (gesture: GestureView) => void;
  /** Whether something before this frame is what a press at this point is for. In points. */
  isCovered: (frameId: Id, point: Point) => boolean;
  /** Called with a frame that was pressed twice and can’t be gone into. */
  onOpen: (frameId: Id) => void;
}

/** The frames that users may select: dragged, resized, turned, cropped and written in as far as each allows. */
export function FrameLayer(props: FrameLayerProps) {
  const { canvas, document, pageId, scale, engine, shelf, gesture, onGesture, isCovered, onOpen } = props;
  const selection = useFrameView(canvas, (view) => view.selection);
  const mode = useFrameView(canvas, (view) => view.mode);
  const stored = useFrameView(canvas, (view) => view.document);
  const root = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Point>();
  const [said, say] = useState('');
  const { unit } = resolveLayout(document, document.selectedLayoutId).settings;
  const points = (length: number) => convertLength(length, unit, 'pt');
  const unitScale = scale * points(1);
  const frames = workableFrames(document, pageId);
  const selected = frames.find(({ id }) => id === selection[0]);
  useFocusBack(root, mode.type === 'frames', selected?.id);
  if (frames.length === 0) return null;

  const inputOf = (event: MouseKeys): PointerInput => {
    const { left, top } = root.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: (event.clientX - left) / unitScale,
      y: (event.clientY - top) / unitScale,
      shift: event.shiftKey,
      command: event.ctrlKey || event.metaKey,
    };
  };
  const inPoints = ({ x, y }: Point): Point => ({ x: points(x), y: points(y) });
  const ground = (): Ground => {
    const places = placesOf(document, pageId);
    return { document, pageId, places, free: places, lines: NO_LINES, isSnapping: true, scale: unitScale };
  };
  const follow = (event: ReactPointerEvent, drag: Drag) => {
    followPointer({
      ...{ from: inputOf(event), scale: unitScale, inputOf, drag, onGesture },
      onEnd: ({ kind, operations }) => {
        if (kind !== 'move' && kind !== 'resize' && kind !== 'rotate') return false;
        const refusal = canvas.change(operations, { label: LABELS[kind] });
        say(refusal ?? '');
        return refusal === undefined;
      },
    });
  };
  const onGrip = (grip: Grip, event: ReactPointerEvent) => {
    if (!selected || event.button !== 0) return;
    event.stopPropagation();
    const { id, allowed } = selected;
    follow(
      event,
      grip.type === 'rotate'
        ? turnDrag(ground(), inputOf(event), [id])
        : resizeDrag(ground(), inputOf(event), [id], {
            ...grip.handle,
            keepsRatio: allowed.proportionLocked,
          }),
    );
  };
  const open = (frame: WorkableFrame, at?: Point) => {
    const type = opensAs(stored, frame.id);
    setStart(at);
    if (type) canvas.enter({ type, frameId: frame.id });
    else onOpen(frame.id);
  };
  const onKeyDown = (frame: WorkableFrame, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      open(frame);
      return;
    }
    if (event.key === 'Escape') {
      canvas.select([]);
      return;
    }
    const { key, shiftKey: shift, altKey: alt } = event;
    const change = changeByKey(document, frame, { key, shift, alt }, unit);
    if (!change) return;
    event.preventDefault();
    const { operations, label } = change;
    say(canvas.change(operations, { label, key: `${label} ${frame.id}` }) ?? '');
  };
  const isFree = mode.type === 'frames';
  const place = selected && (gesture.places.get(selected.id) ?? selected.place);
  return (
    <Layer ref={root} data-stage="" tabIndex={-1}>
      {frames.map((frame) => {
        const { id, allowed } = frame;
        if (!isFree && mode.frameId === id) return null;
        return (
          <FrameTarget
            key={id}
            name={describeFrame(frame.frame, frame.place, unit)}
            keys={keysOf(frame, opensAs(stored, id))}
            place={gesture.places.get(id) ?? frame.place}
            {...{ id, allowed, unitScale }}
            isSelected={selection[0] === id}
            isCovered={(event) => isCovered(id, inPoints(inputOf(event)))}
            onSelect={() => canvas.select([id])}
            onDrag={(event, axes) => follow(event, moveDrag(ground(), inputOf(event), [id], axes))}
            onOpen={(event) => open(frame, inPoints(pointIn(frame.place, inputOf(event))))}
            onKeyDown={(event) => onKeyDown(frame, event)}
          />
        );
      })}
      {gesture.kind !== 'none' && (
        <>
          <Lines aria-hidden>
            <SnapLines lines={gesture.lines} unitScale={unitScale} />
            <GapMarks gaps={gesture.gaps ?? []} {...{ unit, unitScale }} />
          </Lines>
          <GestureWords {...{ gesture, unit, unitScale }} around={place} />
        </>
      )}
      {selected && isFree && gesture.kind === 'none' && (
        <GripFrame
          place={selected.place}
          unitScale={unitScale}
          grips={{
            turn: selected.allowed.rotationAllowed,
            resize: !selected.allowed.resizeAllowed
              ? 'none'
              : selected.allowed.proportionLocked
                ? 'corners'
                : 'all',
          }}
          onGrip={onGrip}
        />
      )}
      {selected && !isFree && (
        <div data-in-frame style={{ pointerEvents: 'auto' }}>
          <InFrame place={selected.place} unitScale={unitScale}>
            {mode.type === 'text' ? (
              <TextEditing
                key={selected.id}
                session={canvas}
                frameId={selected.id}
                {...{ engine, scale, start }}
              />
            ) : (
              <CropEditing session={canvas} key={selected.id} frameId={selected.id} {...{ shelf, scale }} />
            )}
          </InFrame>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Layer>
  );
}

/** Gives the focus back to a frame whose text or crop was left, where nothing else has taken it. */
function useFocusBack(root: { readonly current: HTMLElement | null }, isFree: boolean, id: Id | undefined) {
  const wasFree = useRef(isFree);
  useEffect(() => {
    const isBack = isFree && !wasFree.current;
    wasFree.current = isFree;
    const { activeElement } = globalThis.document;
    const isNowhere = activeElement === globalThis.document.body || activeElement === root.current;
    if (!isBack || id === undefined || !isNowhere) return;
    const frames = root.current?.querySelectorAll<HTMLElement>('[data-frame]') ?? [];
    [...frames].find(({ dataset }) => dataset.frame === id)?.focus({ preventScroll: true });
  }, [root, isFree, id]);
}
