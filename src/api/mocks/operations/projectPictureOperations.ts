import { PAGE_SIZE } from '@/domain/listing';
import {
  mediaExtensionOf,
  mediaTypeOf,
  refusalOfFileName,
  refusalOfMediaName,
  refusalOfMediaQuality,
  refusalOfSmallPicture,
  refusalOfUnread,
  UNREADABLE_PICTURE,
  whyNoPreview,
} from '@/domain/media';
import {
  describeProjectPicture,
  MOST_PROJECT_PICTURES,
  offeredFolder,
  projectPictureId,
  startEntries,
  TOO_MANY_PICTURES,
  uploadFor,
} from '@/domain/projects';
import { reachOf, type Document } from '@/engine/document';
import { defineEnvironmentOperation } from '../defineOperation';
import { MockFile } from '../MockFile';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockProjectPicture } from '../mockProjects';
import type { MockStore } from '../mockStore';
import { readPicture } from '../readPicture';
import { assetsPage } from './assetsPage';
import { requireMediaConnector } from './connectorRows';
import { formFile, requireContent } from './formFile';
import { requireProject, type ProjectRow } from './projectRows';

type Holding = Pick<MockStore, 'projectPictures'>;

/** Finds a picture of a project. */
export const findUpload = (
  store: Holding,
  projectId: string | undefined,
  id: string,
): MockProjectPicture | undefined =>
  store.projectPictures.find((row) => row.projectId === projectId && row.id === id);

/** Finds a picture of a project. @throws MockProblem 404 */
export function requireUpload(store: Holding, projectId: string | undefined, id: string): MockProjectPicture {
  const found = findUpload(store, projectId, id);
  if (!found) throw notFound('asset');
  return found;
}

/**
 * Returns the file of a project picture in any size; `undefined` if the id is of another kind.
 * @throws MockProblem 400 or 404
 */
export function uploadOf(
  store: Holding,
  { projectId, assetId, quality }: { projectId: string; assetId: string; quality: string },
): MockFile | undefined {
  const id = projectPictureId(assetId);
  if (id === undefined) return undefined;
  const { content, extension } = requireUpload(store, projectId, id);
  refuseIf(refusalOfMediaQuality(quality));
  return new MockFile(content, { 'Content-Type': mediaTypeOf(extension) });
}

/** Copies the pictures of a project to another one, with the same ids. */
export function copyPictures(store: Holding, from: string, to: string): void {
  const rows = store.projectPictures.filter(({ projectId }) => projectId === from);
  store.projectPictures.push(...rows.map((row) => ({ ...row, projectId: to })));
}

/**
 * Returns the minimum size of pictures uploaded for a field.
 * @throws MockProblem 400
 */
function requireField({ document }: ProjectRow, variableId: string) {
  const { items } = (JSON.parse(document) as Document).variables;
  const field = uploadFor(Object.hasOwn(items, variableId) ? items[variableId] : undefined);
  if ('refusal' in field) throw problemOf(field.refusal);
  return field.least;
}

/** Pictures uploaded to projects, and those their fields offer. */
export const projectPictureOperations = [
  defineEnvironmentOperation('get', '/projects/{projectId}/pictures', 200, (call) => {
    const { variableId, folder, ...query } = call.query;
    const { id, startDocument } = requireProject(call, call.path.projectId);
    const document = JSON.parse(startDocument) as Document;
    const { items } = document.variables;
    const variable = Object.hasOwn(items, variableId) ? items[variableId] : undefined;
    const image = reachOf(document).images.find(({ name }) => name === variable?.name);
    const offered = offeredFolder(variable, image, folder);
    if ('refusal' in offered) throw problemOf(offered.refusal);
    const connector = requireMediaConnector(call, image?.connectorId);
    const connectorId = connector.ownerType === 'builtIn' ? '' : connector.id;
    if ('starts' in offered) {
      const data = startEntries(offered.starts, query.search);
      return { data, pageSize: query.limit ?? PAGE_SIZE, links: {}, connectorId, folder: '/' };
    }
    const page = assetsPage(
      call,
      connector,
      `/projects/${id}/pictures`,
      { ...query, folder: offered.path },
      !image?.includesSubfolders,
    );
    return {
      ...page,
      connectorId,
      folder: offered.path,
    };
  }),
  defineEnvironmentOperation(
    'post',
    '/projects/{projectId}/pictures',
    201,
    async ({ form, query, ...call }) => {
      const { store } = call;
      const project = requireProject(call, call.path.projectId);
      const least = requireField(project, query.variableId);
      const file = formFile(form);
      const extension = mediaExtensionOf(file.name);
      refuseIf(refusalOfFileName(file.name) ?? refusalOfMediaName(file.name));
      await requireContent(file, file.name);
      const size = await readPicture(file);
      if (!size || !extension)
        throw problemOf(refusalOfUnread((extension && whyNoPreview(extension)) ?? UNREADABLE_PICTURE));
      refuseIf(refusalOfSmallPicture(file.name, size, least));
      const held = store.projectPictures.filter(({ projectId }) => projectId === project.id);
      if (held.length >= MOST_PROJECT_PICTURES) throw problemOf(TOO_MANY_PICTURES);
      const { width, height, crop } = size;
      const row: MockProjectPicture = {
        id: store.nextId('project-picture'),
        projectId: project.id,
        name: file.name,
        extension,
        content: file,
        size: file.size,
        width,
        height,
        foundCrop: crop,
        createdAt: store.now,
      };
      store.projectPictures.push(row);
      return { data: describeProjectPicture(row) };
    },
  ),
];
