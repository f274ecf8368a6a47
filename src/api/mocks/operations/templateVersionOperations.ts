import { describeVersion, noteOfRestored, outdatedTemplate, type TemplateRecord } from '@/domain/templates';
import { displayName } from '@/domain/users';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { mockPage } from '../mockPage';
import { notFound, problemOf } from '../MockProblem';
import { describeRow, recordOf, requireTemplate, type TemplateRow } from './templateRows';
import { previewOf } from './templatePreview';

interface NewVersion {
  readonly document: string;
  readonly savedById: string;
  readonly note: string | null;
}

/** Replaces the document of a template, and keeps the old one as a version. */
export function replaceDocument({ store }: InEnvironment, row: TemplateRow, next: NewVersion): void {
  const { id: templateId, revision, document, savedById, note = null, contentModifiedAt: savedAt } = row;
  store.templateVersions.push({ templateId, revision, document, savedById, note, savedAt });
  Object.assign(row, next, {
    revision: revision + 1,
    contentModifiedAt: store.now,
    modifiedAt: store.now,
  });
}

/** @throws MockProblem 409 if a newer revision exists */
export function refuseOutdated(revision: number | undefined, record: TemplateRecord): void {
  if (revision !== undefined && Number(revision) !== record.revision)
    throw problemOf(outdatedTemplate(record));
}

/**
 * Returns the document of a version.
 * @throws MockProblem 404
 */
function requireVersion({ store }: InEnvironment, row: TemplateRow, version: number | string): string {
  if (row.revision === Number(version)) return row.document;
  const found = store.templateVersions.find(
    ({ templateId, revision }) => templateId === row.id && revision === Number(version),
  );
  if (!found) throw notFound('version');
  return found.document;
}

/** Versions of templates. */
export const templateVersionOperations = [
  defineEnvironmentOperation('get', '/templates/{templateId}/versions', 200, (call) => {
    const row = requireTemplate(call, call.path.templateId);
    const { note = null, contentModifiedAt: savedAt } = row;
    const former = call.store.templateVersions.filter(({ templateId }) => templateId === row.id);
    const { rows, ...page } = mockPage('/templates/versions', call.query, {
      rows: [...former, { ...row, note, savedAt }].map((version) => ({
        ...version,
        id: String(version.revision),
        name: '',
      })),
      sorts: { version: ({ revision }) => String(revision).padStart(10, '0') },
      initial: { by: 'version', direction: 'desc' },
    });
    const savedBy = (id: string | null) => {
      const user = call.store.users.find((each) => each.id === id);
      return user ? displayName(user) : null;
    };
    const data = rows.map(({ savedById, ...version }) =>
      describeVersion({ ...version, savedBy: savedBy(savedById) }, row.revision),
    );
    return { ...page, data };
  }),
  defineEnvironmentOperation('post', '/templates/{templateId}/versions/{version}/restore', 200, (call) => {
    const row = requireTemplate(call, call.path.templateId);
    refuseOutdated(call.query.revision, recordOf(call, row));
    const { version } = call.path;
    const document = requireVersion(call, row, version);
    const note = noteOfRestored(Number(version));
    replaceDocument(call, row, { document, savedById: call.actor.user.id, note });
    return { data: describeRow(call, row) };
  }),
  defineEnvironmentOperation(
    'get',
    '/templates/{templateId}/versions/{version}/preview/{quality}',
    200,
    (call) => {
      const row = requireTemplate(call, call.path.templateId);
      return previewOf(call, () => ({
        document: requireVersion(call, row, call.path.version),
      }));
    },
  ),
];
