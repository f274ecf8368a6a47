import { describeFolder, foldersWithin, pathOf, refusalOfMediaName, refusalOfMove } from '@/domain/media';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { refuseIf } from '../MockProblem';
import type { MockFolder } from '../mockStore';
import { foldersOf, mediaOf, requireFolder, requireFolderAt, requireEntryName } from './mediaRows';

function answer(call: InEnvironment, row: MockFolder) {
  const folders = foldersOf(call);
  const within = foldersWithin(folders, row.id);
  const assets = mediaOf(call).filter(
    ({ kind, folderId }) => kind === 'asset' && within.includes(folderId ?? ''),
  );
  return {
    data: describeFolder(row, pathOf(folders, row.folderId)),
    contents: { assets: assets.length, folders: within.length - 1 },
  };
}

/** Media folders of an environment. */
export const mediaFolderOperations = [
  defineEnvironmentOperation('post', '/media/directory', 201, (call) => {
    const { body, store, environmentId } = call;
    refuseIf(refusalOfMediaName(body.name));
    const folderId = requireFolderAt(call, body.folderPath);
    const name = body.name.trim();
    requireEntryName(call, folderId, name);
    const row: MockFolder = {
      id: store.nextId('folder'),
      environmentId,
      kind: 'folder',
      folderId,
      name,
      createdAt: store.now,
      modifiedAt: store.now,
    };
    store.media.push(row);
    return answer(call, row);
  }),
  defineEnvironmentOperation('get', '/media/directory/{folderId}', 200, (call) =>
    answer(call, requireFolder(call, call.path.folderId)),
  ),
  defineEnvironmentOperation('patch', '/media/directory/{folderId}', 200, (call) => {
    const { body, store } = call;
    const row = requireFolder(call, call.path.folderId);
    if (body.name !== undefined) refuseIf(refusalOfMediaName(body.name));
    const name = body.name?.trim() ?? row.name;
    const folderId = body.folderPath === undefined ? row.folderId : requireFolderAt(call, body.folderPath);
    refuseIf(refusalOfMove(foldersOf(call), { ...row, parentId: row.folderId }, folderId));
    requireEntryName(call, folderId, name, row);
    return answer(call, Object.assign(row, { name, folderId, modifiedAt: store.now }));
  }),
  defineEnvironmentOperation('delete', '/media/directory/{folderId}', 204, (call) => {
    const { store } = call;
    const within = foldersWithin(foldersOf(call), requireFolder(call, call.path.folderId).id);
    store.media = store.media.filter(
      ({ id, folderId }) => !within.includes(id) && !within.includes(folderId ?? ''),
    );
    return undefined;
  }),
];
