import { eq } from 'drizzle-orm';
import { describeFolder, foldersWithin, pathOf, refusalOfMediaName, refusalOfMove } from '@/domain/media';
import type { Database } from '../../database';
import { media } from '../../database/schema';
import { refuseIf } from '../../http/Problem';
import { requireFreeName } from '../../http/requireFreeName';
import { addUsedStorage, lockEnvironment } from '../environmentRow';
import type { Handlers } from '../operations';
import {
  nameColumns,
  requireFolder,
  requireFolderAt,
  claimEntryName,
  selectFolders,
  sumAssets,
} from './mediaQueries';

type Ids = 'createMediaFolder' | 'getMediaFolder' | 'updateMediaFolder' | 'deleteMediaFolder';

/** The folders of an environment's media. */
export const mediaFolderHandlers: Handlers<Ids> = {
  createMediaFolder({ database, environment, body, now }) {
    refuseIf(refusalOfMediaName(body.name));
    const name = body.name.trim();
    return database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const folders = await selectFolders(transaction, environment.id);
      const place = { environmentId: environment.id, folderId: requireFolderAt(folders, body.folderPath) };
      await requireFreeName(transaction, claimEntryName(place, name));
      const [row] = await transaction
        .insert(media)
        .values({ ...place, kind: 'folder', ...nameColumns(name), createdAt: now, modifiedAt: now })
        .returning({ id: media.id });
      if (!row) throw new Error('The folder was not inserted.');
      return one(transaction, environment.id, row.id);
    });
  },

  getMediaFolder: ({ database, environment, params }) => one(database, environment.id, params.folderId),

  updateMediaFolder: ({ database, environment, params, body, now }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const present = await requireFolder(transaction, environment.id, params.folderId);
      if (body.name !== undefined) refuseIf(refusalOfMediaName(body.name));
      const name = body.name?.trim() ?? present.name;
      const folders = await selectFolders(transaction, environment.id);
      const folderId =
        body.folderPath === undefined ? present.folderId : requireFolderAt(folders, body.folderPath);
      refuseIf(refusalOfMove(folders, { ...present, parentId: present.folderId }, folderId));
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

  deleteMediaFolder: ({ database, environment, params }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const { id } = await requireFolder(transaction, environment.id, params.folderId);
      const within = foldersWithin(await selectFolders(transaction, environment.id), id);
      const { bytes } = await sumAssets(transaction, within);
      // The database deletes its content with it.
      await transaction.delete(media).where(eq(media.id, id));
      await addUsedStorage(transaction, environment.id, { column: 'assetsBytes', bytes: -bytes });
      return undefined;
    }),
};

async function one(database: Database, environmentId: string, id: string) {
  const row = await requireFolder(database, environmentId, id);
  const folders = await selectFolders(database, environmentId);
  const within = foldersWithin(folders, id);
  const { assets } = await sumAssets(database, within);
  return {
    data: describeFolder({ ...row, kind: 'folder' }, pathOf(folders, row.folderId)),
    contents: { assets, folders: within.length - 1 },
  };
}
