import type { MediaExtension } from './formats';

/** Sort keys of media; folders always precede assets. */
export const MEDIA_SORTS = ['name', 'created', 'modified', 'id'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** A stored folder. */
export interface MediaFolderRecord extends Entry {
  readonly kind: 'folder';
}

/** A stored asset. */
export interface MediaAssetRecord extends Entry {
  readonly kind: 'asset';
  readonly extension: MediaExtension;
  /** In bytes. */
  readonly size: number;
  /** The size in pixels after the rotation of the file; null if unreadable. */
  readonly width: number | null;
  readonly height: number | null;
  /** The reason why there is no preview; null if there is one. */
  readonly fault: string | null;
}

export type MediaRecord = MediaFolderRecord | MediaAssetRecord;

const moments = ({ createdAt, modifiedAt }: Entry) => ({
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
});

/**
 * Describes an asset for the contract.
 * @param relativePath the path of its folder, see `pathOf`
 */
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

/**
 * Describes a folder for the contract.
 * @param relativePath the path of its parent, see `pathOf`
 */
export function describeFolder(record: MediaFolderRecord, relativePath: string) {
  return { id: record.id, name: record.name, relativePath, type: 'folder' as const, ...moments(record) };
}

/** Describes an asset or a folder for the contract. */
export const describeMedia = (record: MediaRecord, relativePath: string) =>
  record.kind === 'asset' ? describeAsset(record, relativePath) : describeFolder(record, relativePath);
