import type { EnvironmentDetail, FontStyle } from '@/api/types';
import { useFontFace } from './useFontFace';
import { LARGEST_SHOWN, useFontFile } from './useFontFile';

/** State of a style's font: its registered name, loading, or why it can't be shown. */
type Typeface =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly fontFamily: string }
  | { readonly state: 'failed'; readonly reason: string };

/** Loads the font of a style while it is used; waits for a missing style. */
export function useTypeface(environment: EnvironmentDetail, style: FontStyle | undefined): Typeface {
  const { data: file, error } = useFontFile(environment, style);
  const name = `font-${style?.id ?? ''}`;
  const state = useFontFace(name, file);
  if (style && style.fileSize > LARGEST_SHOWN) return { state: 'failed', reason: 'its file is too large.' };
  if (error) return { state: 'failed', reason: error.message };
  if (state === 'failed') return { state, reason: 'the browser can’t read this font.' };
  return state === 'ready' ? { state, fontFamily: `${name}, sans-serif` } : { state };
}
