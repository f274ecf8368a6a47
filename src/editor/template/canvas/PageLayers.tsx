import { useMemo, useSyncExternalStore } from 'react';
import type { DisplayResult } from '@/engine/display';
import type { Box, Document, Id } from '@/engine/document';
import { edit } from '@/engine/edit';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { useFallbackFonts } from '../../page/useFallbackFonts';
import { useDrawnPage } from '../../page/useDrawnPage';
import type { GestureView } from '../core/drags';
import type { Gestures } from '../core/Gestures';
import type { Mode } from '../core/EditorSession';
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
  loadFallbacks: () => void;
}

const NOBODY: readonly Id[] = [];

/** The frames that are drawn apart from the rest: those being dragged, or the text being written. */
function apartOf({ kind, frameIds }: GestureView, mode: Mode): readonly Id[] {
  if (kind === 'move' || kind === 'resize' || kind === 'rotate') return frameIds;
  return mode.type === 'text' ? [mode.frameId] : NOBODY;
}

/**
 * A page in two layers: what changes now above a picture of all the rest, which is not painted again until it is over. What
 * is only moved is not even painted, but shifted.
 */
export function PageLayers(props: PageLayersProps) {
  const {
    name,
    document,
    pageId,
    mode,
    gestures,
    engine,
    shelf,
    area,
    density,
    scale,
    unitScale,
    timeMs,
    loadFallbacks,
  } = props;
  const gesture = useSyncExternalStore(gestures.subscribe, gestures.view);
  const apart = apartOf(gesture, mode).join(' ');
  const parts = useMemo(() => {
    if (apart === '') return undefined;
    const ids = new Set(apart.split(' '));
    return {
      rest: { frames: (id: Id) => !ids.has(id), hasGround: true },
      apart: { frames: (id: Id) => ids.has(id), hasGround: false },
    };
  }, [apart]);
  const isShifted = gesture.kind === 'move' || gesture.kind === 'none';
  const { operations } = gesture;
  const live = useMemo(() => {
    if (isShifted || operations.length === 0) return document;
    const changed = edit(document, operations);
    return changed.ok ? changed.value.document : document;
  }, [document, isShifted, operations]);
  const common = { pageId, engine, shelf, timeMs };
  // While a frame is resized the rest is what it was; a new frame is drawn with all others.
  const rest = useDrawnPage({ ...common, document: parts ? document : live, part: parts?.rest });
  const above = useDrawnPage({ ...common, document: live, part: parts?.apart ?? NOTHING });
  useFallbackFonts(rest, engine, loadFallbacks);
  useFallbackFonts(above, engine, loadFallbacks);
  const layer = { engine, shelf, area, density, scale };
  const { x, y } = gesture.by ?? { x: 0, y: 0 };
  const drawn = (page: DisplayResult | undefined) => page?.list;
  const [restList, aboveList] = [drawn(rest), drawn(above)];
  return (
    <>
      {restList && <LayerCanvas {...layer} list={restList} name={name} />}
      {parts && aboveList && (
        <LayerCanvas
          {...layer}
          list={aboveList}
          style={{ transform: `translate(${x * unitScale}px, ${y * unitScale}px)` }}
        />
      )}
    </>
  );
}

const NOTHING = { frames: () => false, hasGround: false };
