import { useRef, useState, type MouseEvent as ReactMouseEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { Document, Id } from '@/engine/document';
import type { TextCache } from '@/engine/text';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import type { LoadFallbacks } from '../../page/usePageEngine';
import type { PointerInput } from '../../page/frames/drags';
import type { Gestures } from '../core/Gestures';
import type { Point } from '../../page/frames/geometry';
import { useSession, useView } from '../core/SessionContext';
import { Guides } from './Guides';
import { Overlay } from './Overlay';
import { PageLayers } from './PageLayers';
import { ProofNote } from './ProofNote';
import { Paper, Room } from './canvasParts';
import { Rulers } from './Rulers';
import { selectionWords } from './selectionWords';
import { usePlaces } from './usePlaces';
import { useWheel } from './useCanvasSize';
import { useStageBox } from './useStageBox';
import { useStagePointer } from './useStagePointer';
import { InFrame, MaybeClip } from '../../page/frames/InFrame';
import type { Viewport } from './Viewport';

/** Content over a frame: its text or crop editor. */
export interface FrameLayer {
  readonly frameId: Id;
  /** CSS pixels per point. */
  readonly scale: number;
  /** Text caches of the page. */
  readonly caches: Map<Id, TextCache>;
}

interface StageProps {
  /** The document after its actions, shown instead. @default the document itself */
  acted: Document | undefined;
  gestures: Gestures;
  viewport: Viewport;
  engine: PageEngine | undefined;
  /** Called if the page has characters that its fonts lack. */
  loadFallbacks: LoadFallbacks;
  shelf: PictureShelf;
  /** Highlighted frames. */
  pointed: ReadonlySet<Id>;
  /** The moment of the animation; undefined shows the page without it. */
  timeMs?: number | undefined;
  /** Renders the editor over the frame whose text or crop is edited, at its place and rotation. */
  frameLayer: (layer: FrameLayer) => ReactNode;
  /** Called with a double-clicked frame and the position, in points from its unrotated corner. */
  onOpen: (frameId: Id, at: Point) => void;
  /** Called to open the context menu, over a frame or none. */
  onMenu: (event: ReactMouseEvent, frameId: Id | undefined) => void;
  /** Called with data dropped on the page, and the position in the unit of the layout. */
  onDrop: (data: DataTransfer, point: PointerInput) => void;
  /** Shown instead of the page while there is no engine. */
  waiting: ReactNode;
}

/** The page on its canvas: selection, dragging, drawing, zooming and panning. */
export function Stage(props: StageProps) {
  const { acted, gestures, viewport, pointed, frameLayer, onOpen, onDrop } = props;
  const session = useSession();
  const designed = useView((view) => view.document);
  const document = acted ?? designed;
  const selection = useView((view) => view.selection);
  const mode = useView((view) => view.mode);
  const tool = useView((view) => view.tool);
  const isPlain = useView((view) => view.isPlain);
  const hasRulers = useView((view) => view.options.hasRulers && !view.isPlain);
  const showsBleed = useView((view) => view.options.hasBleed && !view.isPlain);
  const room = useRef<HTMLDivElement>(null);
  const [caches] = useState(() => new Map<Id, TextCache>());
  const box = useStageBox({ room, document, gestures, viewport, showsBleed });
  const { now, settings, points, page, unitScale, size } = box;
  const { unit } = settings;
  const { still, free } = usePlaces(document);
  const pointer = useStagePointer({
    room,
    viewport,
    gestures,
    places: { still, free },
    now,
    unit,
    unitScale,
    points,
    hasRulers,
    tool,
    onOpen,
  });
  useWheel(room, viewport);
  return (
    <Room
      ref={room}
      role="group"
      aria-label="Canvas"
      aria-roledescription="canvas"
      tabIndex={0}
      data-cursor={pointer.cursor}
      data-stage=""
      {...pointer.handlers}
      onContextMenu={(event) => props.onMenu(event, pointer.frameAt(event))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer, pointer.inputOf(event));
      }}
    >
      <Paper
        style={{
          transform: `translate(${now.x}px, ${now.y}px)`,
          width: page.width * now.scale,
          height: page.height * now.scale,
        }}
      >
        <DrawnPage {...props} document={document} box={box} caches={caches} />
        {!isPlain && (
          <Guides
            unit={unit}
            unitScale={unitScale}
            dragged={pointer.guideDrag.dragged}
            page={settings}
            room={{ x: -now.x, y: -now.y, ...size }}
            onPress={pointer.guideDrag.start}
          />
        )}
        <Overlay
          document={document}
          gestures={gestures}
          still={still}
          pointed={pointed}
          hovered={pointer.hovered}
          unit={unit}
          unitScale={unitScale}
          isPlain={isPlain}
          onGrip={pointer.onGrip}
          page={settings}
          hasGrips={mode.type === 'frames' && tool === 'select' && selection.some((id) => free.has(id))}
        />
        {mode.type !== 'frames' && (
          <InFrame place={still.get(mode.frameId)} unitScale={unitScale}>
            {frameLayer({ frameId: mode.frameId, scale: now.scale, caches })}
          </InFrame>
        )}
      </Paper>
      {hasRulers && (
        <Rulers
          room={size}
          viewport={now}
          unit={unit}
          unitScale={unitScale}
          onPull={pointer.guideDrag.start}
        />
      )}
      <ProofNote />
      <VisuallyHidden role="status">{selectionWords(session.view(), still)}</VisuallyHidden>
    </Room>
  );
}

interface DrawnPageProps extends Pick<
  StageProps,
  'gestures' | 'engine' | 'loadFallbacks' | 'shelf' | 'timeMs' | 'waiting'
> {
  document: Document;
  box: ReturnType<typeof useStageBox>;
  /** Text caches of the page. */
  caches: Map<Id, TextCache>;
}

/** The shown page as it is drawn, without guides and handles. */
function DrawnPage(props: DrawnPageProps) {
  const { gestures, engine, loadFallbacks, shelf, timeMs, waiting, document, box, caches } = props;
  const pageId = useView((view) => view.pageId);
  const mode = useView((view) => view.mode);
  const isPlain = useView((view) => view.isPlain);
  if (!engine) return waiting;
  return (
    <MaybeClip isClipped={isPlain}>
      <PageLayers
        name={document.pages.items[pageId]?.name ?? ''}
        document={document}
        pageId={pageId}
        mode={mode}
        gestures={gestures}
        engine={engine}
        shelf={shelf}
        area={box.area}
        unitScale={box.unitScale}
        timeMs={timeMs}
        loadFallbacks={loadFallbacks}
        caches={caches}
        hasMarks={!isPlain}
        scale={box.now.scale}
        density={box.density}
      />
    </MaybeClip>
  );
}
