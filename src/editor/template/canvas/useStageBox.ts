import { useEffect, type RefObject } from 'react';
import type { Document } from '@/engine/document';
import type { Gestures } from '../core/Gestures';
import { paintArea } from './paintArea';
import { useCanvasSize } from './useCanvasSize';
import { usePageBox } from './usePageBox';
import { useSettledViewport } from './useSettledViewport';
import type { Viewport } from './Viewport';

interface StageBoxInput {
  /** The canvas element. */
  room: RefObject<HTMLDivElement | null>;
  document: Document;
  gestures: Gestures;
  viewport: Viewport;
  /** Whether print layouts show their bleed. */
  showsBleed: boolean;
}

/** Returns the sizes of a canvas and of its page, and the part of the page to paint. */
export function useStageBox({ room, document, gestures, viewport, showsBleed }: StageBoxInput) {
  const { now, settled } = useSettledViewport(viewport);
  const { settings, points, page, whole } = usePageBox(document, showsBleed);
  /** CSS pixels per unit of the layout. */
  const unitScale = now.scale * points(1);
  useEffect(() => gestures.setScale(unitScale), [gestures, unitScale]);
  const size = useCanvasSize(room, viewport, page);
  useEffect(
    () =>
      gestures.setArea({
        x: -now.x / unitScale,
        y: -now.y / unitScale,
        width: size.width / unitScale,
        height: size.height / unitScale,
      }),
    [gestures, now, unitScale, size],
  );
  const area = paintArea(whole, size, settled, window.devicePixelRatio);
  /** Device pixels per point. */
  const density = settled.scale * window.devicePixelRatio;
  return { now, settings, points, page, unitScale, size, area, density };
}
