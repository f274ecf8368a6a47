import { attachmentOf } from '@/domain/attachment';
import { itemNameKey } from '@/domain/item-name';
import {
  assetName,
  describeAsset,
  foldersWithin,
  mediaTypeOf,
  pathOf,
  refusalOfMediaName,
  refusalOfMediaQuality,
  refusalOfRoot,
} from '@/domain/media';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { DRAWING_TYPE } from '../mockMedia';
import { mockPage } from '../mockPage';
import { MockProblem, problemOf, refuseIf } from '../MockProblem';
import type { MockAsset, MockMedia } from '../mockStore';
import {
  describeMediaRow,
  foldersOf,
  mediaOf,
  requireAsset,
  requireFolderAt,
  requireFreeName,
} from './mediaRows';
import { takeUpload } from './mediaUpload';

const one = (call: InEnvironment, row: MockAsset) => ({
  data: describeAsset(row, pathOf(foldersOf(call), row.folderId)),
});

const foldersFirst = (row: MockMedia) => (row.kind === 'folder' ? 0 : 1);

/** The media of an environment: lists, and its assets. */
export const mediaOperations = [
  defineEnvironmentOperation('get', '/media', 200, 'media.list', (call) => {
    const { folder, search = '', includeFolders, includeItemsFromSubfolders, extensions } = call.query;
    const folderId = requireFolderAt(call, folder);
    const isDeep = search.trim() !== '' || String(includeItemsFromSubfolders) === 'true';
    const within = foldersWithin(foldersOf(call), folderId);
    const isWithin = (row: MockMedia) => folderId === null || within.includes(row.folderId ?? '');
    const inScope = mediaOf(call)
      .filter((row) => (isDeep ? isWithin(row) : row.folderId === folderId))
      .filter(({ kind }) => kind === 'asset' || String(includeFolders) !== 'false');
    const wanted = extensions?.toLowerCase().split(',');
    const { rows, ...page } = mockPage(
      '/media',
      { ...call.query, search: search.trim() },
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
    return {
      ...page,
      data: rows.map((row) => describeMediaRow(call, row)),
      extensions: [...new Set(present)].sort(),
    };
  }),
  defineEnvironmentOperation('post', '/media', 200, 'media.edit', async (call) =>
    one(call, await takeUpload(call)),
  ),
  defineEnvironmentOperation('get', '/media/{mediaId}', 200, 'media.use', (call) =>
    one(call, requireAsset(call, call.path.mediaId)),
  ),
  defineEnvironmentOperation('patch', '/media/{mediaId}', 200, 'media.edit', (call) => {
    const { body, store } = call;
    const row = requireAsset(call, call.path.mediaId);
    if (body.name !== undefined) refuseIf(refusalOfMediaName(body.name));
    const name = body.name === undefined ? row.name : assetName(body.name, row.extension);
    const folderId = body.folderPath === undefined ? row.folderId : requireFolderAt(call, body.folderPath);
    if (folderId === null) throw problemOf(refusalOfRoot());
    requireFreeName(call, folderId, name, row.id);
    return one(call, Object.assign(row, { name, folderId, modifiedAt: store.now }));
  }),
  defineEnvironmentOperation('delete', '/media/{mediaId}', 204, 'media.edit', (call) => {
    const { id } = requireAsset(call, call.path.mediaId);
    call.store.media = call.store.media.filter((row) => row.id !== id);
    return undefined;
  }),
  defineEnvironmentOperation('get', '/media/{mediaId}/download', 200, 'media.use', (call) => {
    const { content, extension, name } = requireAsset(call, call.path.mediaId);
    return new MockFile(content, {
      'Content-Type': mediaTypeOf(extension),
      'Content-Disposition': attachmentOf(name),
    });
  }),
  // The picture itself, of whatever size: the browser shows it as large as it is wanted.
  defineEnvironmentOperation('get', '/media/{mediaId}/preview/{quality}', 200, 'media.use', (call) => {
    refuseIf(refusalOfMediaQuality(call.path.quality));
    const { content, extension, fault } = requireAsset(call, call.path.mediaId);
    if (fault !== null) throw new MockProblem(404, fault);
    const type = content.type === DRAWING_TYPE ? DRAWING_TYPE : mediaTypeOf(extension);
    return new MockFile(content, { 'Content-Type': type });
  }),
];
