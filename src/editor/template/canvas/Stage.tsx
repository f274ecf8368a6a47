import {
  useEffect,
  useRef,
  useState,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { Document, Id } from '@/engine/document';
import type { TextCache } from '@/engine/text';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import type { LoadFallbacks } from '../../page/usePageEngine';
import type { PointerInput } from '../../page/frames/drags';
import type { Grip } from '../../page/frames/GripFrame';
import type { Gestures } from '../core/Gestures';
import { contains, pointIn, type Point } from '../../page/frames/geometry';
import { useSession, useView } from '../core/SessionContext';
import { decimalsOf } from '../../page/frames/describeFrame';
import { Guides } from './Guides';
import { Overlay } from './Overlay';
import { PageLayers } from './PageLayers';
import { ProofNote } from './ProofNote';
import { paintArea } from './paintArea';
import { Paper, Room } from './parts';
import { RULER, Rulers } from './Rulers';
import { selectionWords } from './selectionWords';
import { useGuideDrag } from './useGuideDrag';
import { usePageBox } from './usePageBox';
import { usePlaces } from './usePlaces';
import { useRoom, usePanning, useWheel } from './useRoom';
import { useSettled } from './useSettled';
import { InFrame, MaybeClip } from '../../page/frames/InFrame';
import { ZOOM_IN, ZOOM_OUT, type Viewport } from './Viewport';

/** What is laid over a frame: its text, or its crop. */
export interface FrameLayer {
  readonly frameId: Id;
  /** CSS pixels a point. */
  readonly scale: number;
  /** What is kept of the texts of the page. */
  readonly caches: Map<Id, TextCache>;
}

interface StageProps {
  /** What its actions made of the document, which is shown in its place. @default the document itself */
  acted: Document | undefined;
  gestures: Gestures;
  viewport: Viewport;
  engine: PageEngine | undefined;
  /** Called when the page holds characters that its fonts lack. */
  loadFallbacks: LoadFallbacks;
  shelf: PictureShelf;
  /** The frames that are pointed out. */
  pointed: ReadonlySet<Id>;
  /** The moment of its animation; the page without it otherwise. */
  timeMs?: number | undefined;
  /** What is laid over the frame whose text or crop is being edited; in the frame's own place, turned with it. */
  frameLayer: (layer: FrameLayer) => ReactNode;
  /** Called with a frame that was pressed twice, and where, in points from its corner before it was turned. */
  onOpen: (frameId: Id, at: Point) => void;
  /** The menu of the page was asked for, over this frame or over none. */
  onMenu: (event: ReactMouseEvent, frameId: Id | undefined) => void;
  /** Something was dropped at this point of the page, in the unit of the layout. */
  onDrop: (data: DataTransfer, point: PointerInput) => void;
  /** Shown in place of the page while there is no engine. */
  waiting: ReactNode;
}

/** The page in its room: selected, dragged, drawn on, zoomed and panned. */
export function Stage(props: StageProps) {
  const { acted, gestures, viewport, engine, shelf, pointed, timeMs, frameLayer, onOpen, onDrop } = props;
  const { loadFallbacks } = props;
  const session = useSession();
  const designed = useView((view) => view.document);
  const document = acted ?? designed;
  const pageId = useView((view) => view.pageId);
  const selection = useView((view) => view.selection);
  const mode = useView((view) => view.mode);
  const tool = useView((view) => view.tool);
  const isPlain = useView((view) => view.isPlain);
  const hasRulers = useView((view) => view.options.hasRulers && !view.isPlain);
  const showsBleed = useView((view) => view.options.hasBleed);
  const { now, settled } = useSettled(viewport);
  const room = useRef<HTMLDivElement>(null);
  const [caches] = useState(() => new Map<Id, TextCache>());
  const [hovered, setHovered] = useState<Id>();
  const [isPanning, setIsPanning] = useState(false);

  const { settings, points, page, whole } = usePageBox(document, showsBleed && !isPlain);
  const { unit } = settings;
  const unitScale = now.scale * points(1);
  useEffect(() => gestures.setScale(unitScale), [gestures, unitScale]);
  const size = useRoom(room, viewport, page);

  const { still, free } = usePlaces(document);
  const area = paintArea(whole, size, settled, window.devicePixelRatio);

  const inputOf = (event: { clientX: number; clientY: number } & Keys): PointerInput => {
    const { left, top } = room.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return {
      x: (event.clientX - left - now.x) / unitScale,
      y: (event.clientY - top - now.y) / unitScale,
      shift: event.shiftKey,
      command: event.ctrlKey || event.metaKey,
    };
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
    const rounded = (length: number) => Number(length.toFixed(decimalsOf(unit)));
    return { x: rounded(x), y: rounded(y) };
  });
  const { isSpaceDown, pan } = usePanning(viewport, setIsPanning);
  const isHand = tool === 'hand' || isSpaceDown;
  useWheel(room, viewport);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
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
  const onGrip = (grip: Grip, event: ReactPointerEvent) => {
    event.stopPropagation();
    room.current?.setPointerCapture(event.pointerId);
    gestures.grip(grip, inputOf(event));
  };
  const frameAt = (event: { clientX: number; clientY: number } & Keys): Id | undefined => {
    const point = inputOf(event);
    return [...free].findLast(([, place]) => contains(place, point))?.[0];
  };
  const cursor =
    isHand || isPanning ? 'grab' : tool === 'zoom' ? 'zoom' : tool === 'select' ? 'select' : 'draw';
  return (
    <Room
      ref={room}
      role="group"
      aria-label="Canvas"
      aria-roledescription="canvas"
      tabIndex={0}
      data-cursor={cursor}
      data-stage=""
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        gestures.move(inputOf(event));
        const canPoint = tool === 'select' && !isHand && gestures.view().kind === 'none';
        setHovered(canPoint ? frameAt(event) : undefined);
      }}
      onPointerLeave={() => setHovered(undefined)}
      onPointerUp={() => gestures.up()}
      onPointerCancel={() => gestures.cancel()}
      onDoubleClick={(event) => {
        const frameId = tool === 'select' ? frameAt(event) : undefined;
        const place = frameId === undefined ? undefined : still.get(frameId);
        if (frameId === undefined || !place) return;
        const { x, y } = pointIn(place, inputOf(event));
        onOpen(frameId, { x: points(x), y: points(y) });
      }}
      onContextMenu={(event) => props.onMenu(event, frameAt(event))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer, inputOf(event));
      }}
    >
      <Paper
        style={{
          transform: `translate(${now.x}px, ${now.y}px)`,
          ...{ width: page.width * now.scale, height: page.height * now.scale },
        }}
      >
        {engine ? (
          <MaybeClip isClipped={isPlain}>
            <PageLayers
              name={document.pages.items[pageId]?.name ?? ''}
              {...{
                document,
                pageId,
                mode,
                gestures,
                engine,
                shelf,
                area,
                unitScale,
                timeMs,
                loadFallbacks,
                caches,
              }}
              scale={now.scale}
              density={settled.scale * window.devicePixelRatio}
            />
          </MaybeClip>
        ) : (
          props.waiting
        )}
        {!isPlain && (
          <Guides
            {...{ unit, unitScale, dragged: guideDrag.dragged }}
            page={settings}
            room={{ x: -now.x, y: -now.y, ...size }}
            onPress={guideDrag.start}
          />
        )}
        <Overlay
          {...{ document, gestures, still, pointed, hovered, unit, unitScale, isPlain, onGrip }}
          page={settings}
          hasGrips={mode.type === 'frames' && tool === 'select' && selection.some((id) => free.has(id))}
        />
        {mode.type !== 'frames' && (
          <InFrame place={still.get(mode.frameId)} unitScale={unitScale}>
            {frameLayer({ frameId: mode.frameId, scale: now.scale, caches })}
          </InFrame>
        )}
      </Paper>
      {hasRulers && <Rulers room={size} viewport={now} {...{ unit, unitScale }} onPull={guideDrag.start} />}
      <ProofNote />
      <VisuallyHidden role="status">{selectionWords(session.view(), still)}</VisuallyHidden>
    </Room>
  );
}

interface Keys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}
