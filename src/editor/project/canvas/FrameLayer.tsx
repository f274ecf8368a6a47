import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import {
  convertLength,
  resolveLayout,
  type Document,
  type FrameConstraints,
  type Id,
  type Unit,
} from '@/engine/document';
import { describeFrame } from '../../page/frames/describeFrame';
import type { GestureView } from '../../page/frames/drags';
import { useFrameView } from '../../page/frames/FrameSession';
import { toFramePoint, type Place, type Point } from '../../page/frames/geometry';
import { GestureWords } from '../../page/frames/GestureWords';
import { GripFrame } from '../../page/frames/GripFrame';
import { GapMarks } from '../../page/frames/GapMarks';
import { SnapLines } from '../../page/frames/SnapLines';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { getEditMode, type CanvasSession } from '../core/CanvasSession';
import { EditedFrame } from './EditedFrame';
import { Layer, Lines } from './frameLayerParts';
import { FrameTarget } from './FrameTarget';
import {
  changeByKey,
  describeKeys,
  listSelectableFrames,
  type WorkableFrame,
} from '../core/listSelectableFrames';
import { useFrameDrags } from './useFrameDrags';

interface FrameLayerProps {
  canvas: CanvasSession;
  /** The shown document, after its actions. */
  document: Document;
  pageId: Id;
  /** CSS pixels per point. */
  scale: number;
  engine: PageEngine;
  shelf: PictureShelf;
  /** The current drag. */
  gesture: GestureView;
  onGesture: (gesture: GestureView) => void;
  /** Whether something in front of this frame receives a press at this point, in points. */
  isCovered: (frameId: Id, point: Point) => boolean;
  /** Called with a double-clicked frame that can't be entered. */
  onOpen: (frameId: Id) => void;
}

/** The selectable frames: users drag, resize, rotate, crop and edit them as far as each allows. */
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
  const frames = listSelectableFrames(document, pageId);
  const selected = frames.find(({ id }) => id === selection[0]);
  useFocusBack(root, mode.type === 'frames', selected?.id);
  const drags = useFrameDrags({ canvas, document, pageId, unitScale, root, onGesture, say });
  if (frames.length === 0) return null;

  const inPoints = ({ x, y }: Point): Point => ({ x: points(x), y: points(y) });
  const open = (frame: WorkableFrame, at?: Point) => {
    const type = getEditMode(stored, frame.id);
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
  return (
    <Layer ref={root} data-stage="" tabIndex={-1}>
      {frames.map((frame) => {
        const { id, allowed } = frame;
        if (!isFree && mode.frameId === id) return null;
        return (
          <FrameTarget
            key={id}
            name={describeFrame(frame.frame, frame.place, unit)}
            keys={describeKeys(frame, getEditMode(stored, id))}
            place={gesture.places.get(id) ?? frame.place}
            id={id}
            allowed={allowed}
            unitScale={unitScale}
            isSelected={selection[0] === id}
            isCovered={(event) => isCovered(id, inPoints(drags.inputOf(event)))}
            onSelect={() => canvas.select([id])}
            onDrag={(event, axes) => drags.moveFrame(event, id, axes)}
            onOpen={(event) => open(frame, inPoints(toFramePoint(frame.place, drags.inputOf(event))))}
            onKeyDown={(event) => onKeyDown(frame, event)}
          />
        );
      })}
      {gesture.kind !== 'none' && (
        <DragMarks
          gesture={gesture}
          unit={unit}
          unitScale={unitScale}
          around={selected && (gesture.places.get(selected.id) ?? selected.place)}
        />
      )}
      {selected && isFree && gesture.kind === 'none' && (
        <GripFrame
          place={selected.place}
          unitScale={unitScale}
          grips={listGrips(selected.allowed)}
          onGrip={(grip, event) => drags.dragGrip(event, selected, grip)}
        />
      )}
      {selected && !isFree && (
        <EditedFrame
          canvas={canvas}
          frameId={selected.id}
          place={selected.place}
          scale={scale}
          unitScale={unitScale}
          engine={engine}
          shelf={shelf}
          start={start}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Layer>
  );
}

/** Returns the handles that a frame allows. */
function listGrips({ rotationAllowed, resizeAllowed, proportionLocked }: FrameConstraints) {
  if (!resizeAllowed) return { turn: rotationAllowed, resize: 'none' } as const;
  return { turn: rotationAllowed, resize: proportionLocked ? 'corners' : 'all' } as const;
}

interface DragMarksProps {
  gesture: GestureView;
  unit: Unit;
  /** CSS pixels per unit of the layout. */
  unitScale: number;
  /** The present place of the dragged frame. */
  around: Place | undefined;
}

/** Snap lines and gaps of a drag, and its numbers. */
function DragMarks({ gesture, unit, unitScale, around }: DragMarksProps) {
  return (
    <>
      <Lines aria-hidden>
        <SnapLines lines={gesture.lines} unitScale={unitScale} />
        <GapMarks gaps={gesture.gaps ?? []} unit={unit} unitScale={unitScale} />
      </Lines>
      <GestureWords gesture={gesture} unit={unit} unitScale={unitScale} around={around} />
    </>
  );
}

/** Returns the focus to a frame after its text or crop was left, unless something else has it. */
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
