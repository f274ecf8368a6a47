import { buffer } from 'node:stream/consumers';
import { mayHaveStandIn } from '@/domain/media';
import { Problem } from '../../http/Problem';
import type { RefusedPicture } from '../../rendering';
import type { AssetRow } from '../media/mediaQueries';
import { readableHash, type ReadingMedia } from '../media/readAsset';

/** Returns the bytes to place for an asset in a design, or the reason why it can’t be placed. */
export async function pictureBytes(
  call: ReadingMedia,
  asset: AssetRow,
): Promise<Uint8Array | RefusedPicture> {
  const read = async (hash: string) => buffer(await call.storage.read(hash));
  // Formats placed unchanged report their own failure.
  if (!mayHaveStandIn(asset.extension)) return read(asset.fileHash);
  try {
    return await read(await readableHash(call, asset));
  } catch (error) {
    if (error instanceof Problem) return { refusal: error.message };
    throw error;
  }
}
