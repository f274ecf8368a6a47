import type { MediaSort } from '@/domain/media';
import type { ListView } from '@/product/SearchedList';

/** Folder, filters and order of the media. */
export interface MediaView extends ListView<MediaSort> {
  /** Path of the folder, `/` for the root. */
  readonly folder: string;
  /** Extensions to show; all when empty. */
  readonly extensions: readonly string[];
}

/** Returns width and height of a picture in words; `undefined` when unknown. */
export const pixelsOf = (entry: { width: number | null; height: number | null }): string | undefined =>
  entry.width === null || entry.height === null ? undefined : `${entry.width} × ${entry.height} px`;
