import { itemNameKey } from '@/domain/item-name';
import {
  refuseTemplateChange,
  describeProject,
  documentOfProject,
  isBoundToDocument,
  isSameId,
  namesFont,
  NOT_A_RECEIVER,
  outdatedProject,
  OWN_ALREADY,
  projectEtag,
  refusalOfPicture,
  projectPictureId,
  type PictureName,
} from '@/domain/projects';
import type { Refusal } from '@/domain/refusal';
import { describeProjectUserInterface } from '@/domain/user-interfaces';
import type { Document } from '@/engine/document';
import { refusalOfProject } from '@/engine/edit';
import { defineEnvironmentOperation, type EnvironmentMockCall } from '../defineOperation';
import { requireUnchanged } from '../mockEtag';
import { MockFile } from '../MockFile';
import { mockPage } from '../mockPage';
import { findMemberAllowed } from '../mockCaller';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import { rowPageOf } from './dataSetOperations';
import { outputSettingsOf } from './outputSettingOperations';
import { requireConnector, failToReach } from './connectorRows';
import { findAsset, fontOf, pictureOf } from './libraryFiles';
import { copyPictures, findUpload, uploadOf } from './projectPictureOperations';
import { offersPicture, reachOfProject } from './projectReach';
import { projectsOf, requireProject, type ProjectRow } from './projectRows';
import { copyProjectRows } from './projectRowsOperations';
import { requireName } from './requireName';
import { previewOf } from './templatePreview';
import { requireDocumentText, requireTemplate } from './templateRows';
import { userInterfaceOf } from './userInterfaceOperations';

type Asking = Pick<EnvironmentMockCall, 'store' | 'environmentId' | 'actor' | 'may' | 'answerHeaders'>;

function one({ answerHeaders }: Pick<Asking, 'answerHeaders'>, row: ProjectRow) {
  answerHeaders.set('ETag', projectEtag(row));
  return { data: describeProject(row) };
}

/** Adds a project of the caller. */
function addProject(
  { store, environmentId, actor }: Asking,
  project: Pick<ProjectRow, 'name' | 'document' | 'startDocument' | 'templateId' | 'collectionId'>,
): ProjectRow {
  const row: ProjectRow = {
    id: store.nextId('project'),
    environmentId,
    ownerId: actor.user.id,
    revision: 1,
    ...project,
    createdAt: store.now,
    modifiedAt: store.now,
    contentModifiedAt: store.now,
  };
  store.projects.push(row);
  return row;
}

/**
 * Returns the template's name in the collection, if one is given. Callers who may not list templates can use those in
 * collections.
 * @throws MockProblem 404
 */
function requireStart(call: Asking, templateId: string, collectionId: string | undefined) {
  const collections = call.store.collections.filter((row) => row.environmentId === call.environmentId);
  const heldBy = (collection: (typeof collections)[number]) =>
    collection.templates.find(({ id }) => id === templateId);
  if (collectionId === undefined) {
    if (!call.may('template.list') && !collections.some(heldBy)) throw notFound('template');
    return undefined;
  }
  const collection = collections.find(({ id }) => id === collectionId);
  if (!collection) throw notFound('collection');
  const held = heldBy(collection);
  if (!held) throw notFound('template');
  return held.name ?? undefined;
}

const ONE = '/projects/{projectId}';

/** Projects of an environment, each visible only to its owner. */
export const projectOperations = [
  defineEnvironmentOperation('get', '/projects', 200, (call) => {
    const { rows, ...page } = mockPage('/projects', call.query, {
      rows: projectsOf(call),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
      },
      initial: { by: 'modified', direction: 'desc' },
    });
    return { ...page, data: rows.map(describeProject) };
  }),
  defineEnvironmentOperation('post', '/projects', 201, (call) => {
    const { template, collectionId, name: typed } = call.body;
    const given = typed === undefined ? undefined : requireName(typed);
    const nameThere = requireStart(call, template.id, collectionId);
    const { name, document } = requireTemplate(call, template.id);
    const own = JSON.stringify(documentOfProject(JSON.parse(document) as Document, template.id));
    const row = addProject(call, {
      name: given ?? nameThere ?? name,
      document: own,
      startDocument: own,
      templateId: template.id,
      collectionId: collectionId ?? null,
    });
    return one(call, row);
  }),
  defineEnvironmentOperation('get', ONE, 200, (call) => one(call, requireProject(call, call.path.projectId))),
  defineEnvironmentOperation('patch', ONE, 200, (call) => {
    const name = requireName(call.body.name);
    const row = requireProject(call, call.path.projectId);
    return one(call, Object.assign(row, { name, modifiedAt: call.store.now }));
  }),
  defineEnvironmentOperation('delete', ONE, 204, (call) => {
    const row = requireProject(call, call.path.projectId);
    call.store.projects = call.store.projects.filter((other) => other !== row);
    return undefined;
  }),
  defineEnvironmentOperation('post', `${ONE}/duplicate`, 201, (call) => {
    const name = requireName(call.body.name);
    const { id, document, startDocument, templateId, collectionId } = requireProject(
      call,
      call.path.projectId,
    );
    const row = addProject(call, { name, document, startDocument, templateId, collectionId });
    copyPictures(call.store, id, row.id);
    copyProjectRows(call.store, id, row.id);
    return one(call, row);
  }),
  defineEnvironmentOperation('put', `${ONE}/owner`, 204, (call) => {
    const { store, environmentId, actor } = call;
    const row = requireProject(call, call.path.projectId);
    const receiver = findMemberAllowed(store, call.body.email, 'project.edit', environmentId);
    if (!receiver) throw problemOf(NOT_A_RECEIVER);
    if (receiver.id === actor.user.id) throw problemOf(OWN_ALREADY);
    Object.assign(row, { ownerId: receiver.id, modifiedAt: store.now });
    return undefined;
  }),
  defineEnvironmentOperation('get', `${ONE}/document`, 200, (call) => {
    const row = requireProject(call, call.path.projectId);
    return new MockFile(row.document, { 'Content-Type': 'application/json', ETag: projectEtag(row) });
  }),
  defineEnvironmentOperation('put', `${ONE}/document`, 204, (call) => {
    const { store, headers, answerHeaders } = call;
    const document = requireDocumentText(call, call.text);
    const row = requireProject(call, call.path.projectId);
    const sent = JSON.parse(document) as Document;
    const start = JSON.parse(row.startDocument) as Document;
    refuseIf(refuseTemplateChange(refusalOfProject(start, sent)));
    refuseIf(refusalOfPictures(call, row, sent));
    requireUnchanged(headers, projectEtag(row), outdatedProject(row));
    const { now } = store;
    Object.assign(row, { document, revision: row.revision + 1, modifiedAt: now, contentModifiedAt: now });
    answerHeaders.set('ETag', projectEtag(row));
    return undefined;
  }),
  defineEnvironmentOperation('get', `${ONE}/preview/{quality}`, 200, (call) =>
    previewOf(call, () => requireProject(call, call.path.projectId)),
  ),
  defineEnvironmentOperation('get', `${ONE}/user-interface`, 200, (call) => {
    const { collectionId } = requireProject(call, call.path.projectId);
    const settings = outputSettingsOf(call);
    return { data: describeProjectUserInterface(userInterfaceOf(call, collectionId), settings) };
  }),
  defineEnvironmentOperation('get', `${ONE}/font`, 200, (call) => {
    const reach = reachOfProject(requireProject(call, call.path.projectId));
    const isNamed = !isBoundToDocument('fonts', call) || namesFont(reach.fonts, call.query);
    return fontOf(call, call.query, { isBuiltIn: !isNamed });
  }),
  defineEnvironmentOperation('get', `${ONE}/picture/{quality}`, 200, (call) => {
    const row = requireProject(call, call.path.projectId);
    const { quality } = call.path;
    const upload = uploadOf(call.store, { projectId: row.id, assetId: call.query.assetId, quality });
    if (upload) return upload;
    if (isBoundToDocument('pictures', call) && !offersPicture(call, reachOfProject(row), call.query))
      throw notFound('asset');
    return pictureOf(call, quality, call.query);
  }),
  defineEnvironmentOperation('post', `${ONE}/missing-pictures`, 200, (call) => {
    const row = requireProject(call, call.path.projectId);
    const isMissing = (picture: PictureName) => {
      const uploadId = projectPictureId(picture.assetId);
      if (uploadId !== undefined) return !findUpload(call.store, row.id, uploadId);
      const isOffered =
        !isBoundToDocument('pictures', call) || offersPicture(call, reachOfProject(row), picture);
      return !isOffered || !findAsset(call, picture);
    };
    return { data: call.body.pictures.filter(isMissing) };
  }),
  defineEnvironmentOperation('get', `${ONE}/data-sets/{dataSetId}/rows`, 200, (call) => {
    const { dataSetId } = reachOfProject(requireProject(call, call.path.projectId));
    if (isBoundToDocument('rows', call) && !isSameId(dataSetId, call.path.dataSetId))
      throw notFound('data set');
    return rowPageOf(call, call.path.dataSetId);
  }),
  defineEnvironmentOperation('get', `${ONE}/connectors/{connectorId}/rows`, 200, (call) => {
    const { dataConnectorId } = reachOfProject(requireProject(call, call.path.projectId));
    if (!isSameId(dataConnectorId, call.path.connectorId)) throw notFound('connector');
    const connector = requireConnector(call, call.path.connectorId);
    if (connector.type !== 'data') throw notFound('connector');
    return failToReach(connector);
  }),
];

/** Refuses a document with a picture that its template does not offer to the caller. */
function refusalOfPictures(call: Asking, row: ProjectRow, { variables }: Document): Refusal | undefined {
  if (!isBoundToDocument('pictures', call)) return undefined;
  const reach = reachOfProject(row);
  for (const [id, variable] of Object.entries(variables.items))
    if (variable.type === 'image' && variable.value && !offersPicture(call, reach, variable.value))
      return refusalOfPicture(id, variable.name);
  return undefined;
}
