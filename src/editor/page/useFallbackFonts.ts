import { useEffect } from 'react';
import type { DisplayResult } from '@/engine/display';
import { fallbackFamilies } from '@/engine/text';
import type { PageEngine } from './loadPageEngine';
import type { LoadFallbacks } from './usePageEngine';

/** Loads the fonts for characters of a page that its own lack, as far as there are any. */
export function useFallbackFonts(
  drawn: DisplayResult | undefined,
  engine: PageEngine | undefined,
  loadFallbacks: LoadFallbacks,
): void {
  const lacking = (drawn?.reports ?? [])
    .flatMap((report) => (report.type === 'missingGlyph' ? [report.character] : []))
    .join('');
  const wanted = fallbackFamilies(lacking);
  const shouldLoad = engine !== undefined && wanted.some((family) => !engine.fallbacks.includes(family));
  useEffect(() => {
    if (shouldLoad) loadFallbacks(lacking);
  }, [shouldLoad, lacking, loadFallbacks]);
}
