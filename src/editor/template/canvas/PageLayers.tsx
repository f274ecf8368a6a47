import { memo, useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import type { Box, Document, Id } from '@/engine/document';
import { edit } from '@/engine/edit';
import type { TextCache } from '@/engine/text';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { useFallbackFonts } from '../../page/useFallbackFonts';
import { useDrawnPage } from '../../page/useDrawnPage';
import type { LoadFallbacks } from '../../page/usePageEngine';
import type { GestureView } from '../../page/frames/drags';
import { FrameMarks } from '../../page/frames/FrameMarks';
import type { Gestures } from '../core/Gestures';
import type { Mode } from '../../page/frames/FrameSession';
import { LayerCanvas } from './LayerCanvas';

interface PageLayersProps {
  /** Accessible name of the page. */
  name: string;
  document: Document;
  pageId: Id;
  mode: Mode;
  gestures: Gestures;
  engine: PageEngine;
  shelf: PictureShelf;
  /** The painted part of the page, in points. */
  area: Box;
  /** Device pixels per point. */
  density: number;
  /** CSS pixels per point. */
  scale: number;
  /** CSS pixels per unit of the layout. */
  unitScale: number;
  timeMs: number | undefined;
  /** Whether to mark overset texts and missing pictures. */
  hasMarks: boolean;
  /** Called if the page has characters that its fonts lack. */
  loadFallbacks: LoadFallbacks;
  /** Text caches of the page. */
  caches: Map<Id, TextCache>;
}

const NOBODY: readonly Id[] = [];
/** With more layers, painting costs more than it saves; then the moved frames are drawn on top. */
const MOST_LAYERS = 9;

/** Returns the frames drawn in separate layers: the dragged ones, or the one being edited. */
function getChangingFrames({ kind, frameIds }: GestureView, mode: Mode): readonly Id[] {
  if (kind === 'move' || kind === 'resize' || kind === 'rotate') return frameIds;
  return mode.type === 'frames' ? NOBODY : [mode.frameId];
}

/** A layer of a page: consecutive frames of the stack. */
interface Layer {
  readonly key: string;
  readonly isApart: boolean;
  readonly part: { readonly frames: (frameId: Id) => boolean; readonly hasGround: boolean };
}

/**
 * Splits a page into layers, from back to front, of unchanged and changing frames; a single layer if nothing changes.
 */
function layersOf(order: readonly Id[], apart: ReadonlySet<Id>): readonly Layer[] {
  const runs: { isApart: boolean; ids: Id[] }[] = [{ isApart: false, ids: [] }];
  for (const frameId of order) {
    const run = runs.at(-1);
    if (run?.isApart === apart.has(frameId)) run.ids.push(frameId);
    else runs.push({ isApart: apart.has(frameId), ids: [frameId] });
  }
  const few =
    runs.length <= MOST_LAYERS
      ? runs
      : [false, true].map((isApart) => ({
          isApart,
          ids: order.filter((frameId) => apart.has(frameId) === isApart),
        }));
  return few.map(({ isApart, ids }, index) => {
    const own = new Set(ids);
    return {
      key: String(index),
      isApart,
      part: { frames: (frameId) => own.has(frameId), hasGround: index === 0 },
    };
  });
}

/** Returns the layers of a page with moved copies of frames, which come to lie on top. */
const copyLayersOf = (copied: ReadonlySet<Id>): readonly Layer[] => [
  { key: 'page', isApart: false, part: { frames: () => true, hasGround: true } },
  { key: 'copies', isApart: true, part: { frames: (frameId) => copied.has(frameId), hasGround: false } },
];

/**
 * A page in layers: only the changing frames are repainted, in their place in the stack. Moved frames are shifted
 * without painting.
 */
export function PageLayers(props: PageLayersProps) {
  const { name, document, pageId, mode, gestures, unitScale } = props;
  const gesture = useSyncExternalStore(gestures.subscribe, gestures.view);
  const apart = getChangingFrames(gesture, mode).join(' ');
  const order = document.pages.items[pageId]?.frames.order ?? NOBODY;
  const isCopy = gesture.isCopy ?? false;
  const layers = useMemo(() => {
    if (apart === '') return undefined;
    const frames = new Set(apart.split(' '));
    return isCopy ? copyLayersOf(frames) : layersOf(order, frames);
  }, [order, apart, isCopy]);
  const isShifted = gesture.kind === 'move' || gesture.kind === 'none';
  const { operations } = gesture;
  const live = useMemo(() => {
    if (isShifted || operations.length === 0) return document;
    const changed = edit(document, operations);
    return changed.ok ? changed.value.document : document;
  }, [document, isShifted, operations]);
  const { x, y } = gesture.by ?? { x: 0, y: 0 };
  const shifted = {
    transform: `translate(${x * unitScale}px, ${y * unitScale}px)`,
    // Otherwise the browser composes all layers of the window again with each move.
    ...(gesture.kind === 'move' && { willChange: 'transform' }),
  };
  // A new frame is drawn together with all others.
  if (!layers) return <PageLayer {...props} document={live} />;
  // The crop editor draws the cropped picture itself.
  const drawn = mode.type === 'crop' ? layers.filter(({ isApart }) => !isApart) : layers;
  // During a resize, the other frames keep their document.
  return drawn.map(({ key, part, isApart }, index) => (
    <PageLayer
      key={key}
      {...props}
      part={part}
      document={isApart ? live : document}
      name={index === 0 ? name : undefined}
      {...(isApart && { style: shifted })}
    />
  ));
}

interface PageLayerProps extends Omit<PageLayersProps, 'name'> {
  part?: Layer['part'];
  name: string | undefined;
  style?: CSSProperties;
}

/** One layer of a page. Memoised: a move renders only the moved layer. */
const PageLayer = memo(function PageLayer({ name, style, part, caches, ...props }: PageLayerProps) {
  const {
    document,
    pageId,
    engine,
    shelf,
    area,
    density,
    scale,
    timeMs,
    loadFallbacks,
    unitScale,
    hasMarks,
  } = props;
  const page = useDrawnPage({ document, pageId, engine, shelf, timeMs, part, caches });
  useFallbackFonts(page, engine, loadFallbacks);
  if (!page) return null;
  const layer = { engine, shelf, area, density, scale, list: page.list };
  return (
    <>
      <LayerCanvas {...layer} {...(name !== undefined && { name })} {...(style && { style })} />
      {hasMarks && (
        <div {...(style && { style })}>
          <FrameMarks
            document={document}
            pageId={pageId}
            reports={page.reports}
            shelf={shelf}
            unitScale={unitScale}
          />
        </div>
      )}
    </>
  );
});
