import { eq } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import {
  COVER_SIDE,
  COVER_TOO_LARGE,
  LARGEST_COVER,
  refusalOfCover,
  UNREADABLE_COVER,
} from '@/domain/collections';
import { templateCollections } from '../../database/schema';
import { FileAnswer } from '../../http/FileAnswer';
import { notFound, problemOf, refuseIf } from '../../http/Problem';
import { UnreadablePictureError } from '../../pictures';
import { keepFile, TooLargeError, withTempFile } from '../../storage';
import { checkContent } from '../media/uploadMedia';
import type { Call, Handlers } from '../operations';
import { changeCollection } from './changeCollection';
import { requireCollection } from './collectionQueries';

type Ids = 'getCollectionCover' | 'saveCollectionCover' | 'deleteCollectionCover';

/** The covers of collections. */
export const coverHandlers: Handlers<Ids> = {
  async getCollectionCover({ database, storage, environment, params }) {
    const { coverHash, coverType } = await requireCollection(database, environment.id, params.collectionId);
    if (coverHash === null || coverType === null) throw notFound('cover');
    const size = await storage.size(coverHash);
    return new FileAnswer({
      content: () => storage.read(coverHash),
      type: coverType,
      version: coverHash,
      ...(size !== undefined && { size }),
    });
  },

  async saveCollectionCover(call) {
    const cover = await takeCover(call);
    return call.recorded((database) =>
      changeCollection({ ...call, database }, async (db) => {
        await db
          .update(templateCollections)
          .set(cover)
          .where(eq(templateCollections.id, call.params.collectionId));
      }),
    );
  },

  async deleteCollectionCover(call) {
    await changeCollection(call, async (db) => {
      const { coverHash } = await requireCollection(db, call.environment.id, call.params.collectionId);
      if (coverHash === null) throw notFound('cover');
      await db
        .update(templateCollections)
        .set({ coverHash: null, coverType: null })
        .where(eq(templateCollections.id, call.params.collectionId));
    });
    return undefined;
  },
};

/** Stores the picture of a form, scaled to the largest size of a cover. @throws Problem 400 or 413 */
async function takeCover(call: Call<'saveCollectionCover'>) {
  const { fileName, content } = await call.upload();
  refuseIf(refusalOfCover(fileName));
  try {
    return await withTempFile(checkContent(fileName, content), LARGEST_COVER, async ({ path, folder }) => {
      const target = join(folder, 'cover');
      const { type } = await call.pictures.shrink(path, target, COVER_SIDE);
      const { hash } = await keepFile(call, createReadStream(target), LARGEST_COVER);
      return { coverHash: hash, coverType: type };
    });
  } catch (error) {
    if (error instanceof TooLargeError) throw problemOf(COVER_TOO_LARGE);
    if (error instanceof UnreadablePictureError) throw problemOf(UNREADABLE_COVER);
    throw error;
  }
}
