import { createReadStream } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { findSubject, mayHaveStandIn, whyNoPreview, type MediaExtension } from '@/domain/media';
import type { Database } from '../../database';
import { media, mediaPreviews } from '../../database/schema';
import { Problem } from '../../http/Problem';
import { LARGEST_UPLOAD } from '../../http/readUpload';
import { UndrawnPostScriptError, UnreadablePictureError } from '../../pictures';
import { keepFile, withLocalFile, type StoredFile } from '../../storage';
import type { Call } from '../operations';
import type { AssetRow, MediaRow } from './mediaQueries';

/** Dependencies for reading media files. */
export type ReadingMedia = Pick<Call<'uploadMedia'>, 'database' | 'storage' | 'pictures' | 'now'>;

/** A file derived from an asset. */
export interface MadeFile {
  readonly fileHash: string;
  /** The media type. */
  readonly type: string;
}

/** Properties read from an asset's file. */
export type Contents = Pick<
  MediaRow,
  'extension' | 'fileHash' | 'size' | 'width' | 'height' | 'fault' | 'foundCrop' | 'drawnCrop'
> & {
  /** The file read in its place; null when its own file is readable. */
  readonly standIn: MadeFile | null;
};

/** Reads the properties of a file in the storage. */
export async function readContents(
  call: ReadingMedia,
  extension: MediaExtension,
  { hash, size }: StoredFile,
): Promise<Contents> {
  // A crop drawn on the previous picture does not fit a new one.
  const known = { extension, fileHash: hash, size, drawnCrop: null };
  try {
    return await withLocalFile(call.storage, hash, async (path, folder) => {
      const made = await call.pictures.standIn(path, folder);
      const { width, height, raster } = await call.pictures.inspect(made?.path ?? path);
      const standIn = made && {
        fileHash: (await keepFile(call, createReadStream(made.path), LARGEST_UPLOAD)).hash,
        type: made.type,
      };
      const foundCrop = findSubject(raster);
      return { ...known, width, height, fault: null, foundCrop, standIn: standIn ?? null };
    });
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    const fault = error instanceof UndrawnPostScriptError ? whyNoPreview(extension) : undefined;
    const unread = { width: null, height: null, foundCrop: null, standIn: null };
    return { ...known, ...unread, fault: fault ?? error.shown };
  }
}

/** Stores an asset's stand-in. */
export async function keepStandIn(db: Database, mediaId: string, standIn: MadeFile | null): Promise<void> {
  if (standIn)
    await db
      .insert(mediaPreviews)
      .values({ mediaId, quality: 'standIn', ...standIn })
      .onConflictDoNothing();
}

/**
 * Returns the hash of the readable file of an asset: its own, or a stand-in. Reads an asset now that was uploaded
 * before its format was supported. @throws Problem 404 with the reason when unreadable
 */
export async function readableHash(call: ReadingMedia, asset: AssetRow): Promise<string> {
  if (asset.fault !== null) throw new Problem(404, asset.fault);
  if (asset.width === null) return readLater(call, asset);
  if (!mayHaveStandIn(asset.extension)) return asset.fileHash;
  const isOfAsset = and(eq(mediaPreviews.mediaId, asset.id), eq(mediaPreviews.quality, 'standIn'));
  const [standIn] = await call.database.select().from(mediaPreviews).where(isOfAsset);
  return standIn?.fileHash ?? asset.fileHash;
}

async function readLater(call: ReadingMedia, asset: AssetRow): Promise<string> {
  const { id, extension, fileHash, size } = asset;
  const { standIn, width, height, fault, foundCrop } = await readContents(call, extension, {
    hash: fileHash,
    size,
  });
  await call.database.transaction(async (transaction) => {
    const [same] = await transaction
      .update(media)
      .set({ width, height, fault, foundCrop })
      .where(and(eq(media.id, id), eq(media.fileHash, fileHash)))
      .returning({ id: media.id });
    // Stores nothing for an asset that was replaced or deleted meanwhile.
    if (same) await keepStandIn(transaction, id, standIn);
  });
  if (fault !== null) throw new Problem(404, fault);
  return standIn?.fileHash ?? fileHash;
}
