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
import type { Gestures } from '../core/Gestures';
import type { Mode } from '../../page/frames/FrameSession';
import { LayerCanvas } from './LayerCanvas';

interface PageLayersProps {
  /** What the page shows, for readers. */
  name: string;
  document: Document;
  pageId: Id;
  mode: Mode;
  gestures: Gestures;
  engine: PageEngine;
  shelf: PictureShelf;
  /** What of the page is painted, in points. */
  area: Box;
  /** Device pixels a point. */
  density: number;
  /** CSS pixels a point. */
  scale: number;
  /** CSS pixels a unit of the layout. */
  unitScale: number;
  timeMs: number | undefined;
  /** Called when a page holds characters that its fonts lack. */
  loadFallbacks: LoadFallbacks;
  /** What is kept of the texts of the page. */
  caches: Map<Id, TextCache>;
}

const NOBODY: readonly Id[] = [];
/** More layers than this take longer to paint than they are worth: what moves lies on top of the rest then. */
const MOST_LAYERS = 9;

/** The frames that are drawn apart from the rest: those being dragged, or the text being written. */
function apartOf({ kind, frameIds }: GestureView, mode: Mode): readonly Id[] {
  if (kind === 'move' || kind === 'resize' || kind === 'rotate') return frameIds;
  return mode.type === 'frames' ? NOBODY : [mode.frameId];
}

/** A part of a page: frames that lie one over the other. */
interface Layer {
  readonly key: string;
  readonly isApart: boolean;
  readonly part: { readonly frames: (frameId: Id) => boolean; readonly hasGround: boolean };
}

/** A page from back to front as layers of what stays and of what is drawn apart; the whole page where nothing is. */
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

/**
 * A page in layers: what changes now, in its place in the stack, between pictures of all the rest, which are not painted
 * again until it is over. What is only moved is not even painted, but shifted.
 */
export function PageLayers(props: PageLayersProps) {
  const { name, document, pageId, mode, gestures, unitScale } = props;
  const gesture = useSyncExternalStore(gestures.subscribe, gestures.view);
  const apart = apartOf(gesture, mode).join(' ');
  const order = document.pages.items[pageId]?.frames.order ?? NOBODY;
  const layers = useMemo(
    () => (apart === '' ? undefined : layersOf(order, new Set(apart.split(' ')))),
    [order, apart],
  );
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
    // Or the browser puts all layers of the window together anew with each move.
    ...(gesture.kind === 'move' && { willChange: 'transform' }),
  };
  // A new frame is drawn with all others.
  if (!layers) return <PageLayer {...props} document={live} />;
  // The picture that is cropped is shown by what crops it.
  const drawn = mode.type === 'crop' ? layers.filter(({ isApart }) => !isApart) : layers;
  // While a frame is resized the rest is what it was.
  return drawn.map(({ key, part, isApart }, index) => (
    <PageLayer
      key={key}
      {...props}
      {...{ part }}
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

/** One layer of a page; only that of what is moved is another with each move. */
const PageLayer = memo(function PageLayer({ name, style, part, caches, ...props }: PageLayerProps) {
  const { document, pageId, engine, shelf, area, density, scale, timeMs, loadFallbacks } = props;
  const page = useDrawnPage({ document, pageId, engine, shelf, timeMs, part, caches });
  useFallbackFonts(page, engine, loadFallbacks);
  if (!page) return null;
  const layer = { engine, shelf, area, density, scale, list: page.list };
  return <LayerCanvas {...layer} {...(name !== undefined && { name })} {...(style && { style })} />;
});
