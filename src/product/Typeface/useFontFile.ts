import { useQuery } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontStyle } from '@/api/types';
import { useApi } from '@/product/FeatureContext';

/** Maximum number of bytes of a file fetched only for display. */
export const LARGEST_SHOWN = 10_000_000;

/** Fetches the font file of a style if the browser can show it. Waits for a missing style. */
export const useFontFile = (environment: EnvironmentDetail, style: FontStyle | undefined) =>
  useQuery({
    ...fontQueries(useApi(), environment).file(style?.id ?? ''),
    enabled: style !== undefined && style.fileSize <= LARGEST_SHOWN && 'FontFace' in globalThis,
  });
