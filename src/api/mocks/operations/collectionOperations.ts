import {
  COLLECTION_NAME_TAKEN,
  COVER_TOO_LARGE,
  describeCollection,
  isSameCollectionName,
  LARGEST_COVER,
  refusalOfCover,
  UNREADABLE_COVER,
} from '@/domain/collections';
import { itemNameKey } from '@/domain/item-name';
import { NO_SUCH_USER_INTERFACE } from '@/domain/user-interfaces';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { mockPage } from '../mockPage';
import { MockFile } from '../MockFile';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import type { MockCollection } from '../mockStore';
import { readPicture } from '../readPicture';
import { formFile, requireContent } from './formFile';
import { requireName } from './requireName';
import { previewOf } from './templatePreview';
import { requireTemplate } from './templateRows';
import { userInterfacesOf } from './userInterfaceOperations';

const ofEnvironment = ({ store, environmentId }: InEnvironment) =>
  store.collections.filter((row) => row.environmentId === environmentId);

function requireCollection(call: InEnvironment, collectionId: string): MockCollection {
  const row = ofEnvironment(call).find(({ id }) => id === collectionId);
  if (!row) throw notFound('collection');
  return row;
}

function requireHeld(collection: MockCollection, templateId: string) {
  const held = collection.templates.find(({ id }) => id === templateId);
  if (!held) throw notFound('template');
  return held;
}

function requireCover({ cover }: MockCollection) {
  if (!cover) throw notFound('cover');
  return cover;
}

const describe = (call: InEnvironment, collection: MockCollection) =>
  describeCollection({
    ...collection,
    coverHash: collection.cover?.id ?? null,
    templates: collection.templates.map(({ id, name }) => {
      const template = requireTemplate(call, id);
      return { id, name, ownName: template.name, revision: template.revision };
    }),
  });

function requireCollectionName(call: InEnvironment, typed: string, own?: MockCollection): string {
  const name = requireName(typed);
  const refusal = COLLECTION_NAME_TAKEN;
  requireFreeName({ among: ofEnvironment(call), name, own, isSame: isSameCollectionName, refusal });
  return name;
}

/** Changes a collection and describes it. */
const changeCollection = (
  call: InEnvironment,
  collection: MockCollection,
  change: Partial<MockCollection> = {},
) => ({
  data: describe(call, Object.assign(collection, change, { modifiedAt: call.store.now })),
});

const ONE = '/template-collections/{collectionId}';
const COVER = `${ONE}/cover` as const;
const HELD = `${ONE}/templates/{templateId}` as const;

/** Template collections of an environment. */
export const collectionOperations = [
  defineEnvironmentOperation('get', '/template-collections', 200, (call) => {
    const { rows, ...page } = mockPage('/template-collections', call.query, {
      rows: ofEnvironment(call),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
      },
      initial: { by: 'name', direction: 'asc' },
    });
    return { ...page, data: rows.map((row) => describe(call, row)) };
  }),
  defineEnvironmentOperation('post', '/template-collections', 201, (call) => {
    const row: MockCollection = {
      id: call.store.nextId('collection'),
      environmentId: call.environmentId,
      name: requireCollectionName(call, call.body.name),
      userInterfaceId: null,
      cover: null,
      createdAt: call.store.now,
      modifiedAt: call.store.now,
      templates: [],
    };
    call.store.collections.push(row);
    return { data: describe(call, row) };
  }),
  defineEnvironmentOperation('get', ONE, 200, (call) => ({
    data: describe(call, requireCollection(call, call.path.collectionId)),
  })),
  defineEnvironmentOperation('patch', ONE, 200, (call) => {
    const { name, userInterfaceId } = call.body;
    if (name !== undefined) requireName(name);
    const row = requireCollection(call, call.path.collectionId);
    const change: Partial<MockCollection> = {
      ...(name !== undefined && { name: requireCollectionName(call, name, row) }),
      ...(userInterfaceId !== undefined && { userInterfaceId }),
    };
    if (userInterfaceId && !userInterfacesOf(call).some(({ id }) => id === userInterfaceId))
      throw problemOf(NO_SUCH_USER_INTERFACE);
    return changeCollection(call, row, change);
  }),
  defineEnvironmentOperation('delete', ONE, 204, (call) => {
    const row = requireCollection(call, call.path.collectionId);
    for (const project of call.store.projects)
      if (project.collectionId === row.id) project.collectionId = null;
    call.store.collections = call.store.collections.filter((other) => other !== row);
    return undefined;
  }),
  defineEnvironmentOperation('get', COVER, 200, (call) => {
    const { content } = requireCover(requireCollection(call, call.path.collectionId));
    return new MockFile(content, { 'Content-Type': content.type });
  }),
  defineEnvironmentOperation('put', COVER, 200, async (call) => {
    const file = formFile(call.form);
    refuseIf(refusalOfCover(file.name));
    await requireContent(file, file.name);
    if (file.size > LARGEST_COVER) throw problemOf(COVER_TOO_LARGE);
    if (!(await readPicture(file))) throw problemOf(UNREADABLE_COVER);
    const row = requireCollection(call, call.path.collectionId);
    return changeCollection(call, row, { cover: { id: call.store.nextId('cover'), content: file } });
  }),
  defineEnvironmentOperation('delete', COVER, 204, (call) => {
    const row = requireCollection(call, call.path.collectionId);
    requireCover(row);
    changeCollection(call, row, { cover: null });
    return undefined;
  }),
  defineEnvironmentOperation('post', `${ONE}/templates`, 200, (call) => {
    const row = requireCollection(call, call.path.collectionId);
    const { id } = requireTemplate(call, call.body.templateId);
    if (!row.templates.some((held) => held.id === id)) row.templates.push({ id, name: null });
    return changeCollection(call, row);
  }),
  defineEnvironmentOperation('patch', HELD, 200, (call) => {
    const name = requireName(call.body.name);
    const row = requireCollection(call, call.path.collectionId);
    requireHeld(row, call.path.templateId).name = name;
    return changeCollection(call, row);
  }),
  defineEnvironmentOperation('delete', HELD, 204, (call) => {
    const row = requireCollection(call, call.path.collectionId);
    const held = requireHeld(row, call.path.templateId);
    changeCollection(call, row, { templates: row.templates.filter((other) => other !== held) });
    return undefined;
  }),
  defineEnvironmentOperation('get', `${HELD}/preview/{quality}`, 200, (call) => {
    const { id } = requireHeld(requireCollection(call, call.path.collectionId), call.path.templateId);
    return previewOf({ store: call.store, path: call.path }, () => requireTemplate(call, id));
  }),
];
