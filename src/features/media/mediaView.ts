import type { MediaSort } from '@/domain/media';
import type { ListView } from '@/product/SearchedList';

/** How the media are looked at. */
export interface MediaView extends ListView<MediaSort> {
  /** Path of the folder, `/` for the root. */
  readonly folder: string;
  /** Extensions to show; all when there is none. */
  readonly extensions: readonly string[];
}

/** Width and height of a picture in words; `undefined` where they are not known. */
export const pixelsOf = (entry: { width: number | null; height: number | null }): string | undefined =>
  entry.width === null || entry.height === null ? undefined : `${entry.width} × ${entry.height} px`;
