import type { MediaEntry } from '@/api/types';
import type { MediaSort } from '@/domain/media';
import { pathParts } from '@/domain/media';

/** How the media are looked at. */
export interface MediaView {
  /** Path of the folder, `/` for the root. */
  readonly folder: string;
  readonly search: string;
  readonly sort: { readonly by: MediaSort; readonly direction: 'asc' | 'desc' };
  /** Extensions to show; all when there is none. */
  readonly extensions: readonly string[];
}

/** Where an entry is, with its own name: `/Brand/Logos/mark.png`. */
export const pathOfEntry = ({ relativePath, name }: Pick<MediaEntry, 'relativePath' | 'name'>): string =>
  `/${[...pathParts(relativePath), name].join('/')}`;

/** Width and height of a picture in words; `undefined` where they are not known. */
export const pixelsOf = (entry: { width: number | null; height: number | null }): string | undefined =>
  entry.width === null || entry.height === null ? undefined : `${entry.width} × ${entry.height} px`;

/** The orders to choose from. */
export const MEDIA_ORDERS = [
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
  { value: 'modified:desc', label: 'Last changed' },
  { value: 'modified:asc', label: 'Changed longest ago' },
  { value: 'created:desc', label: 'Newest' },
  { value: 'created:asc', label: 'Oldest' },
] as const;
