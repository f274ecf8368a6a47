import type { MediaExtension } from './formats';

/** What a list of media can be sorted by; folders come before assets either way. */
export const MEDIA_SORTS = ['name', 'created', 'modified', 'id'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** A folder as it is kept. */
export interface MediaFolderRecord extends Entry {
  readonly kind: 'folder';
}

/** An asset as it is kept. */
export interface MediaAssetRecord extends Entry {
  readonly kind: 'asset';
  readonly extension: MediaExtension;
  /** Bytes. */
  readonly size: number;
  /** Pixels as it is looked at, turned as the file says; null where it could not be read. */
  readonly width: number | null;
  readonly height: number | null;
  /** Why there is no preview; null when there is one. */
  readonly fault: string | null;
}

export type MediaRecord = MediaFolderRecord | MediaAssetRecord;

const moments = ({ createdAt, modifiedAt }: Entry) => ({
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
});

/** An asset in the words of the contract. @param relativePath where it lies, see `pathOf` */
export function describeAsset(record: MediaAssetRecord, relativePath: string) {
  const { id, name, extension, width, height, size, fault } = record;
  return {
    id,
    name,
    relativePath,
    type: 'asset' as const,
    extension,
    width,
    height,
    size,
    previewFault: fault,
    ...moments(record),
  };
}

/** A folder in the words of the contract. @param relativePath where it lies, see `pathOf` */
export function describeFolder(record: MediaFolderRecord, relativePath: string) {
  return { id: record.id, name: record.name, relativePath, type: 'folder' as const, ...moments(record) };
}

/** Either. */
export const describeMedia = (record: MediaRecord, relativePath: string) =>
  record.kind === 'asset' ? describeAsset(record, relativePath) : describeFolder(record, relativePath);
