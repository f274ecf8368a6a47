import { itemNameKey } from '@/domain/item-name';
import {
  describeAsset,
  describeFolder,
  folderAt,
  foldersWithin,
  nameInFolder,
  pathOf,
  refusalOfTakenName,
  type FolderPlace,
} from '@/domain/media';
import type { InEnvironment } from '../defineOperation';
import { notFound } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import { mockPage } from '../mockPage';
import type { MockAsset, MockFolder, MockMedia } from '../mockStore';

/** Returns all media of the environment. */
export const mediaOf = ({ store, environmentId }: InEnvironment): MockMedia[] =>
  store.media.filter((row) => row.environmentId === environmentId);

/** Returns its folders with their places. */
export const foldersOf = (call: InEnvironment): FolderPlace[] =>
  mediaOf(call)
    .filter(({ kind }) => kind === 'folder')
    .map(({ id, name, folderId }) => ({ id, name, parentId: folderId }));

/** @throws MockProblem 404 */
export function requireFolderAt(call: InEnvironment, path = ''): string | null {
  const found = folderAt(foldersOf(call), path);
  if (found === undefined) throw notFound('folder');
  return found;
}

/** @throws MockProblem 404 */
export function requireAsset(call: InEnvironment, id: string): MockAsset {
  const row = mediaOf(call).find((each) => each.id === id);
  if (row?.kind !== 'asset') throw notFound('asset');
  return row;
}

/** @throws MockProblem 404 */
export function requireFolder(call: InEnvironment, id: string): MockFolder {
  const row = mediaOf(call).find((each) => each.id === id);
  if (row?.kind !== 'folder') throw notFound('folder');
  return row;
}

/** Finds an entry in a folder by name, in any case. */
export const findByName = (
  call: InEnvironment,
  folderId: string | null,
  name: string,
): MockMedia | undefined =>
  mediaOf(call).find((row) => row.folderId === folderId && nameInFolder(row.name) === nameInFolder(name));

/** @throws MockProblem 400 if another entry of the folder has the name */
export function requireEntryName(
  call: InEnvironment,
  folderId: string | null,
  name: string,
  own?: MockMedia,
): void {
  requireFreeName({
    among: mediaOf(call).filter((row) => row.folderId === folderId),
    name,
    own,
    isSame: (one, other) => nameInFolder(one) === nameInFolder(other),
    refusal: refusalOfTakenName(name),
  });
}

/** Describes an entry for the contract. */
export function describeMediaRow(call: InEnvironment, row: MockMedia) {
  const path = pathOf(foldersOf(call), row.folderId);
  return row.kind === 'asset' ? describeAsset(row, path) : describeFolder(row, path);
}

const foldersFirst = (row: MockMedia) => (row.kind === 'folder' ? 0 : 1);

/** The query of a media list. */
interface MediaQuery {
  readonly folder?: string | undefined;
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly sortBy?: string | undefined;
  readonly sortOrder?: string | undefined;
  readonly nextPageToken?: string | undefined;
  readonly includeFolders?: boolean | undefined;
  readonly includeItemsFromSubfolders?: boolean | undefined;
  readonly extensions?: string | undefined;
}

/**
 * Returns a page of media like the platform, with the available extensions.
 * @throws MockProblem 400 or 404
 */
export function mediaPage(call: InEnvironment, path: string, query: MediaQuery) {
  const { folder, search = '', includeFolders, includeItemsFromSubfolders, extensions } = query;
  const folderId = requireFolderAt(call, folder);
  const isDeep = String(includeItemsFromSubfolders ?? search.trim() !== '') === 'true';
  const within = foldersWithin(foldersOf(call), folderId);
  const isWithin = (row: MockMedia) => folderId === null || within.includes(row.folderId ?? '');
  const inScope = mediaOf(call)
    .filter((row) => (isDeep ? isWithin(row) : row.folderId === folderId))
    .filter(({ kind }) => kind === 'asset' || String(includeFolders) !== 'false');
  const wanted = extensions?.toLowerCase().split(',');
  const page = mockPage(
    path,
    { ...query, search: search.trim() },
    {
      rows: inScope.filter((row) => row.kind === 'folder' || (wanted?.includes(row.extension) ?? true)),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
        id: ({ id }) => id,
      },
      initial: { by: 'name', direction: 'asc' },
      rank: foldersFirst,
      findsIds: true,
    },
  );
  const present = inScope.flatMap((row) => (row.kind === 'asset' ? row.extension : []));
  return { ...page, extensions: [...new Set(present)].sort() };
}
