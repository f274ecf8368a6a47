import { useQuery } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontStyle } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { useFontFace } from './useFontFace';

/** Most bytes of a file that is fetched for its looks alone. */
export const LARGEST_SHOWN = 10_000_000;

/** How a style can be shown: by a name the page knows it under, not yet, or not at all, and why. */
type Typeface =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly fontFamily: string }
  | { readonly state: 'failed'; readonly reason: string };

/** The typeface of a style, fetched for as long as it is used; a missing style is waited for. */
export function useTypeface(environment: EnvironmentDetail, style: FontStyle | undefined): Typeface {
  const id = style?.id ?? '';
  const isTooLarge = (style?.fileSize ?? 0) > LARGEST_SHOWN;
  const { data: file, error } = useQuery({
    ...fontQueries(useApi(), environment).file(id),
    enabled: style !== undefined && !isTooLarge && 'FontFace' in globalThis,
  });
  const name = `font-${id}`;
  const state = useFontFace(name, file);
  if (isTooLarge) return { state: 'failed', reason: 'its file is too large.' };
  if (error) return { state: 'failed', reason: error.message };
  if (state === 'failed') return { state, reason: 'the browser can’t read this font.' };
  return state === 'ready' ? { state, fontFamily: `${name}, sans-serif` } : { state };
}
