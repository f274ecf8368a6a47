import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontStyle } from '@/api/types';
import { useApi } from '@/product/FeatureContext';

/** Most bytes of a file that is fetched for its looks alone. */
const LARGEST_SHOWN = 10_000_000;

/** How a style can be shown: by a name the page knows it under, not yet, or not at all, and why. */
type Typeface =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly fontFamily: string }
  | { readonly state: 'failed'; readonly reason: string };

/** Makes the file of a style a typeface of the page, for as long as it is used; a missing style is waited for. */
export function useTypeface(environment: EnvironmentDetail, style: FontStyle | undefined): Typeface {
  const id = style?.id ?? '';
  const isTooLarge = (style?.fileSize ?? 0) > LARGEST_SHOWN;
  const isAble = 'FontFace' in globalThis;
  const { data: file, error } = useQuery({
    ...fontQueries(useApi(), environment).file(id),
    enabled: style !== undefined && isAble && !isTooLarge,
  });
  const [read, setRead] = useState<{ file: Blob; isReadable: boolean }>();
  const fontFamily = `font-${id}`;
  useEffect(() => {
    if (!file) return undefined;
    let face: FontFace | undefined;
    let isOver = false;
    const load = async () => {
      // Given its bytes and not its address, which the browser would fetch without the reader's token.
      const made = await new FontFace(fontFamily, await file.arrayBuffer()).load().catch(() => undefined);
      if (isOver) return;
      face = made;
      if (made) document.fonts.add(made);
      setRead({ file, isReadable: made !== undefined });
    };
    void load();
    return () => {
      isOver = true;
      if (face) document.fonts.delete(face);
    };
  }, [file, fontFamily]);
  if (isTooLarge) return { state: 'failed', reason: 'its file is too large.' };
  if (error) return { state: 'failed', reason: error.message };
  if (isAble && read?.file !== file) return { state: 'loading' };
  if (isAble && !file) return { state: 'loading' };
  return read?.isReadable
    ? { state: 'ready', fontFamily }
    : { state: 'failed', reason: 'the browser can’t read this font.' };
}
