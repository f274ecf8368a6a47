import { useEffect } from 'react';
import type { DisplayResult } from '@/engine/display';
import { fallbackFamilies } from '@/engine/text';
import type { PageEngine } from './loadPageEngine';
import type { LoadFallbacks } from './usePageEngine';

/** Loads fallback fonts for characters that the page's fonts lack. */
export function useFallbackFonts(
  drawn: DisplayResult | undefined,
  engine: PageEngine | undefined,
  loadFallbacks: LoadFallbacks,
): void {
  // One family at a time: the first may already draw the other characters.
  const wanted = (drawn?.reports ?? []).flatMap((report) => {
    if (!engine || report.type !== 'missingGlyph') return [];
    const families = fallbackFamilies(report.character, report.isJapanese);
    return families.find((family) => !engine.fallbacks.includes(family)) ?? [];
  });
  const names = [...new Set(wanted)].join('\n');
  useEffect(() => {
    if (names !== '') loadFallbacks(names.split('\n'));
  }, [names, loadFallbacks]);
}
