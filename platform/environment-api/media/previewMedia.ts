import { and, eq } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_PREVIEWS, refusalOfMediaQuality, type MediaPreview } from '@/domain/media';
import { media, mediaPreviews } from '../../database/schema';
import { FileAnswer } from '../../http/FileAnswer';
import { Problem, refuseIf } from '../../http/Problem';
import { LARGEST_UPLOAD } from '../../http/readUpload';
import { TaskStarted } from '../../http/TaskStarted';
import { UnreadablePictureError } from '../../pictures';
import { keepFile, withLocalFile } from '../../storage';
import type { Call } from '../operations';
import { previewsInTheMaking } from '../previewsInTheMaking';
import { requireAsset, type AssetRow } from './mediaQueries';
import { readableHash, type MadeFile } from './readAsset';

type Asking = Pick<
  Call<'previewMedia'>,
  | 'database'
  | 'storage'
  | 'pictures'
  | 'environment'
  | 'params'
  | 'now'
  | 'path'
  | 'previewPatience'
  | 'share'
  | 'signal'
>;

const made = previewsInTheMaking<MadeFile>();

/** Returns a preview, made on its first request. @throws Problem 404 with the reason when there is none */
export async function previewMedia(call: Asking): Promise<FileAnswer | TaskStarted> {
  const { database, storage, environment, params } = call;
  const quality = qualityOf(params.quality);
  const asset = await requireAsset(database, environment.id, params.mediaId);
  if (asset.fault !== null) throw new Problem(404, asset.fault);
  const [present] = await database
    .select()
    .from(mediaPreviews)
    .where(and(eq(mediaPreviews.mediaId, asset.id), eq(mediaPreviews.quality, quality)));
  const waiting = { patience: call.previewPatience, address: call.path, signal: call.signal };
  const key = `${asset.id} ${asset.fileHash} ${quality}`;
  const found = present ?? (await made(key, waiting, (signal) => make(call, asset, quality, signal)));
  if (found instanceof TaskStarted) return found;
  const { fileHash, type } = found;
  const size = await storage.size(fileHash);
  return new FileAnswer({
    content: () => storage.read(fileHash),
    type,
    version: fileHash,
    ...(size !== undefined && { size }),
  });
}

/**
 * Returns a preview of a file that is no asset, made on each request. @throws Problem 404 with the reason when there is
 * none
 */
export async function previewFile(
  { storage, pictures, params }: Pick<Asking, 'storage' | 'pictures'> & { params: { quality: string } },
  fileHash: string,
): Promise<FileAnswer> {
  const quality = qualityOf(params.quality);
  try {
    return await withLocalFile(storage, fileHash, async (path, folder) => {
      const target = join(folder, 'preview');
      const { type } = await pictures.shrink(path, target, MEDIA_PREVIEWS[quality], lookOf(quality));
      const content = await readFile(target);
      return new FileAnswer({ content, type, size: content.length });
    });
  } catch (error) {
    throw error instanceof UnreadablePictureError ? new Problem(404, error.shown) : error;
  }
}

/** The largest is shown in designs, so it has no paper behind it; the others are shown in lists. */
const lookOf = (quality: MediaPreview) => ({ onPaper: quality !== 'highest' });

function qualityOf(text: string): MediaPreview {
  refuseIf(refusalOfMediaQuality(text));
  return text as MediaPreview;
}

async function make(
  call: Asking,
  asset: AssetRow,
  quality: MediaPreview,
  signal: AbortSignal,
): Promise<MadeFile> {
  const { database, storage } = call;
  // Several callers may wait for one preview: the first who leaves does not abort it.
  const pictures = call.pictures.forShare(call.share, signal);
  const readable = await readableHash({ ...call, pictures }, asset);
  try {
    const made = await withLocalFile(storage, readable, async (path, folder) => {
      const target = join(folder, 'preview');
      const { type } = await pictures.shrink(path, target, MEDIA_PREVIEWS[quality], lookOf(quality));
      const { hash } = await keepFile(call, createReadStream(target), LARGEST_UPLOAD);
      return { fileHash: hash, type };
    });
    await database.transaction(async (transaction) => {
      const [same] = await transaction
        .select({ id: media.id })
        .from(media)
        .where(and(eq(media.id, asset.id), eq(media.fileHash, asset.fileHash)))
        .for('update');
      // The asset was replaced or deleted meanwhile: returns the preview once and does not store it.
      if (!same) return;
      await transaction
        .insert(mediaPreviews)
        .values({ mediaId: asset.id, quality, ...made })
        .onConflictDoNothing();
    });
    return made;
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    await database
      .update(media)
      .set({ fault: error.shown })
      .where(and(eq(media.id, asset.id), eq(media.fileHash, asset.fileHash)));
    throw new Problem(404, error.shown);
  }
}
