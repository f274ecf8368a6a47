import { useCallback, useMemo } from 'react';
import {
  convertLength,
  resolveLayout,
  type Box,
  type Document,
  type LayoutSettings,
} from '@/engine/document';
import type { Size } from './Viewport';

/** The page of the shown layout. */
interface PageBox {
  readonly settings: LayoutSettings;
  /** Converts a length of the layout to points. */
  readonly points: (length: number) => number;
  /** The page in points; the same object while its size is the same. */
  readonly page: Size;
  /** The page with its bleed, if that is shown; in points. */
  readonly whole: Box;
}

/**
 * Returns the size of the drawn page.
 * @param showsBleed whether print layouts show their bleed
 */
export function usePageBox(document: Document, showsBleed: boolean): PageBox {
  const { settings } = useMemo(() => resolveLayout(document, document.selectedLayoutId), [document]);
  const { unit, intent, width, height } = settings;
  const points = useCallback((length: number) => convertLength(length, unit, 'pt'), [unit]);
  const page = useMemo(() => ({ width: points(width), height: points(height) }), [points, width, height]);
  const hasBleed = intent === 'print' && showsBleed;
  const bleed = (side: 'left' | 'top' | 'right' | 'bottom') => (hasBleed ? points(settings.bleed[side]) : 0);
  const whole = {
    x: -bleed('left'),
    y: -bleed('top'),
    width: page.width + bleed('left') + bleed('right'),
    height: page.height + bleed('top') + bleed('bottom'),
  };
  return { settings, points, page, whole };
}
