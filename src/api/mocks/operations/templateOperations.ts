import { attachmentOf } from '@/domain/attachment';
import { refusalOfHeldTemplate } from '@/domain/collections';
import { itemNameKey } from '@/domain/item-name';
import { NOTHING_TO_SAVE, refusalOfNote, storedNote } from '@/domain/templates';
import { defineEnvironmentOperation, type EnvironmentMockCall, type InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { mockPage } from '../mockPage';
import { problemOf, refuseIf } from '../MockProblem';
import { requireName } from './requireName';
import { fontOf, pictureOf } from './libraryFiles';
import { archiveTemplate, importTemplate } from './templateArchives';
import { previewOf } from './templatePreview';
import {
  describeRow as describe,
  recordOf,
  requireDocumentText,
  requireTemplate,
  templatesOf,
  type TemplateRow,
} from './templateRows';
import { refuseOutdated, replaceDocument } from './templateVersionOperations';

type Saving = InEnvironment & Pick<EnvironmentMockCall, 'actor' | 'text'>;

/** Templates of an environment. */
export const templateOperations = [
  defineEnvironmentOperation('get', '/templates', 200, (call) => {
    const { rows, ...page } = mockPage('/templates', call.query, {
      rows: templatesOf(call),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
      },
      initial: { by: 'modified', direction: 'desc' },
    });
    return { ...page, data: rows.map((row) => describe(call, row)) };
  }),
  defineEnvironmentOperation('post', '/templates', 201, (call) => {
    const row: TemplateRow = {
      id: call.store.nextId('template'),
      environmentId: call.environmentId,
      name: requireName(call.query.name),
      ...readSave(call),
      revision: 1,
      createdAt: call.store.now,
      modifiedAt: call.store.now,
    };
    call.store.templates.push(row);
    return { data: describe(call, row) };
  }),
  defineEnvironmentOperation('post', '/templates/import', 201, async (call) => {
    const { row, log } = await importTemplate(call);
    return { data: describe(call, row), log };
  }),
  defineEnvironmentOperation('get', '/templates/{templateId}/archive', 200, (call) =>
    archiveTemplate(call, call.path.templateId),
  ),
  defineEnvironmentOperation('get', '/templates/library/font', 200, (call) => fontOf(call, call.query)),
  defineEnvironmentOperation('get', '/templates/library/picture/{quality}', 200, (call) =>
    pictureOf(call, call.path.quality, call.query),
  ),
  defineEnvironmentOperation('get', '/templates/{templateId}', 200, (call) => ({
    data: describe(call, requireTemplate(call, call.path.templateId)),
  })),
  defineEnvironmentOperation('put', '/templates/{templateId}', 200, (call) => {
    const { name, revision, note } = call.query;
    const named = name === undefined ? undefined : { name: requireName(name) };
    refuseIf(refusalOfNote(note ?? ''));
    const document = call.text === '' ? undefined : requireDocumentText(call, call.text);
    if (!named && document === undefined) throw problemOf(NOTHING_TO_SAVE);
    const row = requireTemplate(call, call.path.templateId);
    refuseOutdated(revision, recordOf(call, row));
    if (document !== undefined)
      replaceDocument(call, row, { document, savedById: call.actor.user.id, note: storedNote(note) });
    return { data: describe(call, Object.assign(row, named, { modifiedAt: call.store.now })) };
  }),
  defineEnvironmentOperation('delete', '/templates/{templateId}', 204, (call) => {
    const row = requireTemplate(call, call.path.templateId);
    const holding = call.store.collections
      .filter(({ templates }) => templates.some(({ id }) => id === row.id))
      .sort((one, other) => (itemNameKey(one.name) < itemNameKey(other.name) ? -1 : 1));
    if (String(call.query.force) !== 'true') refuseIf(refusalOfHeldTemplate(holding.map(({ name }) => name)));
    for (const collection of holding) {
      collection.templates = collection.templates.filter(({ id }) => id !== row.id);
      collection.modifiedAt = call.store.now;
    }
    for (const project of call.store.projects) if (project.templateId === row.id) project.templateId = null;
    call.store.templates = call.store.templates.filter(({ id }) => id !== row.id);
    return undefined;
  }),
  defineEnvironmentOperation('get', '/templates/{templateId}/download', 200, (call) => {
    const { name, document } = requireTemplate(call, call.path.templateId);
    return new MockFile(document, {
      'Content-Type': 'application/json',
      'Content-Disposition': attachmentOf(`${name}.json`),
    });
  }),
  defineEnvironmentOperation('get', '/templates/{templateId}/preview/{quality}', 200, (call) =>
    previewOf(call, () => requireTemplate(call, call.path.templateId)),
  ),
];

/**
 * Returns the changes of a save by the document in a call's text.
 * @throws MockProblem 400 or 413
 */
function readSave(call: Saving) {
  return {
    document: requireDocumentText(call, call.text),
    savedById: call.actor.user.id,
    contentModifiedAt: call.store.now,
  };
}
