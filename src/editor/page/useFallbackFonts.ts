import { useEffect } from 'react';
import type { DisplayResult } from '@/engine/display';
import type { PageEngine } from './loadPageEngine';

/** Loads the fonts for other scripts once a page holds characters that its own lack. */
export function useFallbackFonts(
  drawn: DisplayResult | undefined,
  engine: PageEngine | undefined,
  loadFallbacks: () => void,
): void {
  const lacksCharacters = drawn?.reports.some(({ type }) => type === 'missingGlyph') ?? false;
  const shouldLoad = lacksCharacters && engine?.hasFallbacks === false;
  useEffect(() => {
    if (shouldLoad) loadFallbacks();
  });
}
