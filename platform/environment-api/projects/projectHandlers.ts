import { itemNameKey } from '@/domain/item-name';
import { describeProject, PROJECT_SORTS, projectEtag } from '@/domain/projects';
import { freeProjectPictures } from '../../database/freeProjectPictures';
import { projects } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { requireItemName } from '../itemName';
import { listPage, requireSorting } from '../../http/listing';
import type { Call, Handlers, OperationId } from '../operations';
import { previewDocument } from '../templates/previewTemplate';
import { createProject } from './createProject';
import { handOverProject } from './handOverProject';
import { getProjectDocument, saveProjectDocument } from './projectDocument';
import {
  getProjectFont,
  getProjectPicture,
  listProjectConnectorRows,
  listProjectDataRows,
} from './projectLibrary';
import { copyPictures } from './projectPictureQueries';
import { copyRows, getProjectRows, saveProjectRows } from './projectRows';
import { getProjectUserInterface } from './projectUserInterface';
import {
  countProjects,
  isOwn,
  ownerColumns,
  projectOrder,
  requireProject,
  requireProjectDocument,
  requireStartDocument,
  selectProjects,
  type Owner,
} from './projectQueries';
import { findMissingPictures } from './findMissingPictures';
import { listProjectPictures } from './listProjectPictures';
import { uploadProjectPicture } from './uploadProjectPicture';

type Ids =
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'renameProject'
  | 'deleteProject'
  | 'duplicateProject'
  | 'handOverProject'
  | 'getProjectDocument'
  | 'saveProjectDocument'
  | 'getProjectRows'
  | 'saveProjectRows'
  | 'previewProject'
  | 'getProjectUserInterface'
  | 'getProjectFont'
  | 'getProjectPicture'
  | 'findMissingPictures'
  | 'listProjectPictures'
  | 'uploadProjectPicture'
  | 'listProjectDataRows'
  | 'listProjectConnectorRows';

/** The projects of an environment, each visible only to its owner. */
export const projectHandlers: Handlers<Ids> = {
  async listProjects(call) {
    const { database, query = {} } = call;
    const sorting = requireSorting(query, PROJECT_SORTS, { by: 'modified', direction: 'desc' });
    const search = itemNameKey(query.search ?? '');
    const owner = ownerOf(call);
    const page = await listPage(
      { ...call, query },
      {
        order: projectOrder(sorting),
        select: (of) => selectProjects(database, { ...owner, search }, of),
        count: () => countProjects(database, owner, search),
      },
    );
    return { ...page, data: page.data.map(describeProject) };
  },

  async createProject(call) {
    return one(call, await createProject(call));
  },

  getProject: (call) => one(call, call.params.projectId),

  async renameProject(call) {
    const { database, params, body, now } = call;
    const renamed = await database
      .update(projects)
      .set({ ...requireItemName(body.name), modifiedAt: now })
      .where(isOwn(ownerOf(call), params.projectId))
      .returning({ id: projects.id });
    if (renamed.length === 0) throw notFound('project');
    return one(call, params.projectId);
  },

  async deleteProject(call) {
    const { database, environment, params } = call;
    const isWanted = isOwn(ownerOf(call), params.projectId);
    await freeProjectPictures(database, environment.id, isWanted);
    const deleted = await database.delete(projects).where(isWanted).returning({ id: projects.id });
    if (deleted.length === 0) throw notFound('project');
    return undefined;
  },

  async duplicateProject(call) {
    const { database, params, body, now } = call;
    const name = requireItemName(body.name);
    const owner = ownerOf(call);
    const startDocument = await requireStartDocument(database, owner, params.projectId);
    const { document, templateId, collectionId } = await requireProjectDocument(
      database,
      owner,
      params.projectId,
    );
    const [row] = await database
      .insert(projects)
      .values({
        ...ownerColumns(owner),
        ...name,
        document,
        startDocument,
        templateId,
        collectionId,
        createdAt: now,
        modifiedAt: now,
        contentModifiedAt: now,
      })
      .returning({ id: projects.id });
    if (!row) throw new Error('The project was not inserted.');
    const copied = { from: params.projectId, to: row.id };
    await copyPictures(database, owner.environmentId, copied);
    await copyRows(database, copied);
    return one(call, row.id);
  },

  handOverProject,

  getProjectDocument,
  saveProjectDocument,
  getProjectRows,
  saveProjectRows,

  previewProject: (call) =>
    previewDocument(call, async () => {
      const drawn = await requireProjectDocument(call.database, ownerOf(call), call.params.projectId);
      return { ...drawn, projectId: drawn.id };
    }),

  getProjectUserInterface,

  getProjectFont,
  getProjectPicture,
  findMissingPictures,
  listProjectPictures,
  uploadProjectPicture,
  listProjectDataRows,
  listProjectConnectorRows,
};

const ownerOf = ({ environment, actor }: Pick<Call<OperationId>, 'environment' | 'actor'>): Owner => ({
  environmentId: environment.id,
  actor,
});

/** Returns a project and sets its ETag. @throws Problem 404 */
async function one(
  call: Pick<Call<OperationId>, 'database' | 'environment' | 'actor' | 'setEtag'>,
  id: string,
) {
  const project = await requireProject(call.database, ownerOf(call), id);
  call.setEtag(projectEtag(project));
  return { data: describeProject(project) };
}
