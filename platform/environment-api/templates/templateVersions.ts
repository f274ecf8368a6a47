import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { displayName } from '@/domain/users';
import { describeVersion, noteOfRestored, outdatedTemplate } from '@/domain/templates';
import type { Database } from '../../database';
import { templates, templateVersions, users } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import type { DocumentToSave } from '../../readers';
import { listPage, type SortKey } from '../../http/listing';
import type { Call, Schemas } from '../operations';
import { noteTemplate } from '../where-used';
import { previewDocument } from './previewTemplate';
import { readStoredToSave } from './storedDocument';
import { lockTemplate, personOf, requireDocument, requireTemplate } from './templateQueries';

/** A document that replaces the current one of a template. */
interface NewVersion extends Pick<Call<'saveTemplate'>, 'actor' | 'now' | 'environment'> {
  readonly templateId: string;
  readonly document: DocumentToSave;
  readonly note: string | null;
}

/** Replaces the document of a locked template; the previous one is kept as a version. */
export async function replaceDocument(
  db: Database,
  { environment, templateId, document: { references, text }, note, actor, now }: NewVersion,
): Promise<void> {
  const isIt = eq(templates.id, templateId);
  const former = db
    .select({
      templateId: templates.id,
      revision: templates.revision,
      document: templates.document,
      savedById: templates.savedById,
      note: templates.note,
      savedAt: templates.contentModifiedAt,
    })
    .from(templates)
    .where(isIt);
  await db.insert(templateVersions).select(former);
  await db
    .update(templates)
    .set({
      document: text,
      note,
      savedById: personOf(actor),
      contentModifiedAt: now,
      modifiedAt: now,
      revision: sql`${templates.revision} + 1`,
      notedRevision: sql`${templates.revision} + 1`,
    })
    .where(isIt);
  await noteTemplate(db, { environmentId: environment.id, id: templateId }, references);
}

/** Lists the current and earlier documents of a template, newest first. @throws Problem 404 */
export async function listTemplateVersions(
  call: Call<'listTemplateVersions'>,
): Promise<Schemas['TemplateVersionPage']> {
  const { database, environment, params, query = {} } = call;
  const { id, revision: current } = await requireTemplate(database, environment.id, params.templateId);
  const versions = unionAll(
    database
      .select({
        revision: templates.revision,
        note: templates.note,
        savedAt: templates.contentModifiedAt,
        savedById: templates.savedById,
      })
      .from(templates)
      .where(eq(templates.id, id)),
    database
      .select({
        revision: templateVersions.revision,
        note: templateVersions.note,
        savedAt: templateVersions.savedAt,
        savedById: templateVersions.savedById,
      })
      .from(templateVersions)
      .where(eq(templateVersions.templateId, id)),
  ).as('versions');
  const newestFirst: SortKey[] = [
    { expression: sql`${versions.revision}`, type: 'integer', direction: 'desc' },
  ];
  const page = await listPage(
    { ...call, query },
    {
      order: newestFirst,
      select: async ({ after, orderBy, keys, limit }) => {
        const rows = await database
          .select({
            revision: versions.revision,
            note: versions.note,
            savedAt: versions.savedAt,
            firstName: users.firstName,
            lastName: users.lastName,
            email: users.email,
            keys,
          })
          .from(versions)
          .leftJoin(users, eq(users.id, versions.savedById))
          .where(after)
          .orderBy(...orderBy)
          .limit(limit);
        return rows.map(({ keys, firstName, lastName, email, ...version }) => ({
          item: { ...version, savedBy: email === null ? null : displayName({ firstName, lastName, email }) },
          keys,
        }));
      },
      count: async () => 1 + (await database.$count(templateVersions, eq(templateVersions.templateId, id))),
    },
  );
  return { ...page, data: page.data.map((version) => describeVersion(version, current)) };
}

/** Returns the document of a version. @throws Problem 404 */
async function requireVersion(
  db: Database,
  environmentId: string,
  { templateId, version }: { readonly templateId: string; readonly version: string | number },
): Promise<string> {
  const { document, revision } = await requireDocument(db, environmentId, templateId);
  if (revision === Number(version)) return document;
  const [row] = await db
    .select({ document: templateVersions.document })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.revision, Number(version))));
  if (!row) throw notFound('version');
  return row.document;
}

/** Draws one page of a version. @throws Problem 404 */
export const previewTemplateVersion = (call: Call<'previewTemplateVersion'>) =>
  previewDocument(call, async () => ({
    id: call.params.templateId,
    revision: Number(call.params.version),
    document: await requireVersion(call.database, call.environment.id, call.params),
  }));

/** Saves the document of a version as the newest one. @throws Problem 404 or 409 */
export async function restoreTemplateVersion(call: Call<'restoreTemplateVersion'>) {
  const { database, environment, params, query = {}, actor, now } = call;
  const requirePresent = async (db: Database) => {
    const present = await requireTemplate(db, environment.id, params.templateId);
    if (query.revision !== undefined && query.revision !== present.revision)
      throw problemOf(outdatedTemplate(present));
    return present;
  };
  await requirePresent(database);
  // Read before the transaction, which must not wait for a thread; a version never changes.
  const document = await readStoredToSave(
    call.readers,
    await requireVersion(database, environment.id, params),
  );
  return database.transaction(async (transaction) => {
    await lockTemplate(transaction, environment.id, params.templateId);
    const present = await requirePresent(transaction);
    const note = noteOfRestored(Number(params.version));
    await replaceDocument(transaction, {
      environment,
      templateId: present.id,
      document,
      note,
      actor,
      now,
    });
    return requireTemplate(transaction, environment.id, present.id);
  });
}
