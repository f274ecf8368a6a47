import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mayHaveStandIn, SIGNATURE_BYTES, standInFor } from '@/domain/media';
import { Problem } from '../../http/Problem';
import { UnreadablePictureError } from '../../pictures';
import type { RefusedPicture } from '../../rendering';
import { withTempFile } from '../../storage';
import type { FetchedFile } from '../connectors/connectorFiles';
import type { AssetRow } from '../media/mediaQueries';
import { readableHash, type ReadingMedia } from '../media/readAsset';

type Bytes = Promise<Uint8Array | RefusedPicture>;

/** What is placed where a design shows an asset, or why it can't be. */
export async function bytesOfAsset(call: ReadingMedia, asset: AssetRow): Bytes {
  const read = async (hash: string) => buffer(await call.storage.read(hash));
  // What is placed as it is says itself why it can't be.
  if (!mayHaveStandIn(asset.extension)) return read(asset.fileHash);
  try {
    return await read(await readableHash(call, asset));
  } catch (error) {
    if (error instanceof Problem) return { refusal: error.message };
    throw error;
  }
}

/** The same of a file of a source elsewhere, of which nothing but itself is kept. */
export async function bytesOfFetched({ storage, pictures }: ReadingMedia, { fileHash }: FetchedFile): Bytes {
  const bytes = await buffer(await storage.read(fileHash));
  if (standInFor(bytes.subarray(0, SIGNATURE_BYTES)) === undefined) return bytes;
  try {
    return await withTempFile(Readable.from([bytes]), Infinity, async ({ path, folder }) => {
      const made = await pictures.standIn(path, folder);
      return made ? readFile(made.path) : bytes;
    });
  } catch (error) {
    if (error instanceof UnreadablePictureError) return { refusal: error.message };
    throw error;
  }
}
