import { useCallback, useMemo } from 'react';
import {
  convertLength,
  resolveLayout,
  type Box,
  type Document,
  type LayoutSettings,
} from '@/engine/document';
import type { Size } from './Viewport';

/** The page of the layout that is shown. */
interface PageBox {
  readonly settings: LayoutSettings;
  /** Takes a length of the layout to points. */
  readonly points: (length: number) => number;
  /** The page in points; the same object for as long as it is as large. */
  readonly page: Size;
  /** With its bleed, where that is shown; in points. */
  readonly whole: Box;
}

/** How large the page is that is drawn. @param showsBleed whether the bleed of what is printed is shown */
export function usePageBox(document: Document, showsBleed: boolean): PageBox {
  const { settings } = useMemo(() => resolveLayout(document, document.selectedLayoutId), [document]);
  const { unit, intent, width, height } = settings;
  const points = useCallback((length: number) => convertLength(length, unit, 'pt'), [unit]);
  const page = useMemo(() => ({ width: points(width), height: points(height) }), [points, width, height]);
  const hasBleed = intent === 'print' && showsBleed;
  const bleed = (side: 'left' | 'top' | 'right' | 'bottom') => (hasBleed ? points(settings.bleed[side]) : 0);
  const whole = {
    ...{ x: -bleed('left'), y: -bleed('top') },
    width: page.width + bleed('left') + bleed('right'),
    height: page.height + bleed('top') + bleed('bottom'),
  };
  return { settings, points, page, whole };
}
