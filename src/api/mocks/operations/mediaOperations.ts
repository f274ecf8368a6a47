import { attachmentOf } from '@/domain/attachment';
import {
  assetName,
  describeAsset,
  mediaTypeOf,
  pathOf,
  refusalOfMediaName,
  refusalOfMediaQuality,
  refusalOfRoot,
} from '@/domain/media';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { DRAWING_TYPE } from '../mockMedia';
import { MockProblem, problemOf, refuseIf } from '../MockProblem';
import type { MockAsset } from '../mockStore';
import {
  describeMediaRow,
  foldersOf,
  mediaPage,
  requireAsset,
  requireFolderAt,
  requireEntryName,
} from './mediaRows';
import { takeUpload } from './mediaUpload';

const one = (call: InEnvironment, row: MockAsset) => ({
  data: describeAsset(row, pathOf(foldersOf(call), row.folderId)),
});

/** Lists and assets of an environment's media. */
export const mediaOperations = [
  defineEnvironmentOperation('get', '/media', 200, (call) => {
    const { rows, ...page } = mediaPage(call, '/media', call.query);
    return { ...page, data: rows.map((row) => describeMediaRow(call, row)) };
  }),
  defineEnvironmentOperation('post', '/media', 200, async (call) => one(call, await takeUpload(call))),
  defineEnvironmentOperation('get', '/media/{mediaId}', 200, (call) =>
    one(call, requireAsset(call, call.path.mediaId)),
  ),
  defineEnvironmentOperation('patch', '/media/{mediaId}', 200, (call) => {
    const { body, store } = call;
    const row = requireAsset(call, call.path.mediaId);
    if (body.name !== undefined) refuseIf(refusalOfMediaName(body.name));
    const name = body.name === undefined ? row.name : assetName(body.name, row.extension);
    const folderId = body.folderPath === undefined ? row.folderId : requireFolderAt(call, body.folderPath);
    if (folderId === null) throw problemOf(refusalOfRoot());
    requireEntryName(call, folderId, name, row);
    return one(call, Object.assign(row, { name, folderId, modifiedAt: store.now }));
  }),
  defineEnvironmentOperation('delete', '/media/{mediaId}', 204, (call) => {
    const { id } = requireAsset(call, call.path.mediaId);
    call.store.media = call.store.media.filter((row) => row.id !== id);
    return undefined;
  }),
  defineEnvironmentOperation('get', '/media/{mediaId}/download', 200, (call) => {
    const { content, extension, name } = requireAsset(call, call.path.mediaId);
    return new MockFile(content, {
      'Content-Type': mediaTypeOf(extension),
      'Content-Disposition': attachmentOf(name),
    });
  }),
  // The original picture in any size, since the browser scales it.
  defineEnvironmentOperation('get', '/media/{mediaId}/preview/{quality}', 200, (call) => {
    refuseIf(refusalOfMediaQuality(call.path.quality));
    const { content, extension, fault } = requireAsset(call, call.path.mediaId);
    if (fault !== null) throw new MockProblem(404, fault);
    const type = content.type === DRAWING_TYPE ? DRAWING_TYPE : mediaTypeOf(extension);
    return new MockFile(content, { 'Content-Type': type });
  }),
];
