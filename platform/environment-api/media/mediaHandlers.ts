import { eq } from 'drizzle-orm';
import {
  assetName,
  describeAsset,
  mediaTypeOf,
  pathOf,
  refusalOfMediaName,
  refusalOfRoot,
} from '@/domain/media';
import type { Database } from '../../database';
import { media } from '../../database/schema';
import { FileAnswer } from '../../http/FileAnswer';
import { problemOf, refuseIf } from '../../http/Problem';
import { requireFreeName } from '../../http/requireFreeName';
import { addUsedStorage, lockEnvironment } from '../environmentRow';
import type { Handlers } from '../operations';
import { listMedia } from './listMedia';
import { claimEntryName, nameColumns, requireAsset, requireFolderAt, selectFolders } from './mediaQueries';
import { previewMedia } from './previewMedia';
import { uploadMedia } from './uploadMedia';

type Ids =
  'listMedia' | 'uploadMedia' | 'getMedia' | 'updateMedia' | 'deleteMedia' | 'downloadMedia' | 'previewMedia';

/** The media of an environment: lists, and its assets. */
export const mediaHandlers: Handlers<Ids> = {
  listMedia,

  async uploadMedia(call) {
    return one(call.database, call.environment.id, await uploadMedia(call));
  },

  getMedia: ({ database, environment, params }) => one(database, environment.id, params.mediaId),

  updateMedia: ({ database, environment, params, body, now }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const present = await requireAsset(transaction, environment.id, params.mediaId);
      if (body.name !== undefined) refuseIf(refusalOfMediaName(body.name));
      const name = body.name === undefined ? present.name : assetName(body.name, present.extension);
      const folderId =
        body.folderPath === undefined
          ? present.folderId
          : requireFolderAt(await selectFolders(transaction, environment.id), body.folderPath);
      if (folderId === null) throw problemOf(refusalOfRoot());
      await requireFreeName(
        transaction,
        claimEntryName({ environmentId: environment.id, folderId }, name),
        present.id,
      );
      await transaction
        .update(media)
        .set({ ...nameColumns(name), folderId, modifiedAt: now })
        .where(eq(media.id, present.id));
      return one(transaction, environment.id, present.id);
    }),

  deleteMedia: ({ database, environment, params }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const { id, size } = await requireAsset(transaction, environment.id, params.mediaId);
      await transaction.delete(media).where(eq(media.id, id));
      await addUsedStorage(transaction, environment.id, { column: 'assetsBytes', bytes: -size });
      return undefined;
    }),

  async downloadMedia({ database, storage, environment, params }) {
    const { name, extension, fileHash, size } = await requireAsset(database, environment.id, params.mediaId);
    const content = await storage.read(fileHash);
    return new FileAnswer({ content, type: mediaTypeOf(extension), size, fileName: name });
  },

  previewMedia,
};

async function one(database: Database, environmentId: string, id: string) {
  const row = await requireAsset(database, environmentId, id);
  return { data: describeAsset(row, pathOf(await selectFolders(database, environmentId), row.folderId)) };
}
