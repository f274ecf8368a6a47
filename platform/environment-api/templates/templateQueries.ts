import { and, eq, sql } from 'drizzle-orm';
import { displayName } from '@/domain/users';
import type { TemplateRecord, TemplateSort } from '@/domain/templates';
import type { Database } from '../../database';
import { templates, users } from '../../database/schema';
import { notFound } from '../../http/Problem';
import type { DocumentToSave } from '../../readers';
import { byId, byNameKey, isFound, type PageQuery, type SortKey } from '../../http/listing';
import type { Actor, Call } from '../operations';
import { noteTemplate } from '../where-used';

const RECORD = {
  id: templates.id,
  name: templates.name,
  createdAt: templates.createdAt,
  modifiedAt: templates.modifiedAt,
  contentModifiedAt: templates.contentModifiedAt,
  revision: templates.revision,
  savedBy: { firstName: users.firstName, lastName: users.lastName, email: users.email },
};

type Selected = Omit<TemplateRecord, 'savedBy'> & { savedBy: Parameters<typeof displayName>[0] | null };

const asRecord = ({ savedBy, ...rest }: Selected): TemplateRecord => ({
  ...rest,
  savedBy: savedBy && displayName(savedBy),
});

const ofEnvironment = (environmentId: string, search = '') =>
  and(eq(templates.environmentId, environmentId), isFound(sql`${templates.nameKey}`, search));

/** Sort keys for a list of templates. */
export function templateOrder({ by, direction }: { by: TemplateSort; direction: 'asc' | 'desc' }): SortKey[] {
  const moment = by === 'created' ? templates.createdAt : templates.modifiedAt;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${templates.nameKey}`, direction)
      : { expression: sql`${moment}`, type: 'timestamptz', direction };
  return [key, byId(sql`${templates.id}`)];
}

/** Selects one page of the templates of an environment whose name key contains `search`. */
export async function selectTemplates(
  db: Database,
  { environmentId, search }: { environmentId: string; search: string },
  page: PageQuery,
): Promise<{ item: TemplateRecord; keys: string[] }[]> {
  const rows = await db
    .select({ ...RECORD, keys: page.keys })
    .from(templates)
    .leftJoin(users, eq(users.id, templates.savedById))
    .where(and(ofEnvironment(environmentId, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return rows.map(({ keys, ...row }) => ({ item: asRecord(row), keys }));
}

/** Counts the templates of an environment whose name contains `search`. */
export const countTemplates = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(templates, ofEnvironment(environmentId, search));

/** Returns a template of the environment. @throws Problem 404 */
export async function requireTemplate(
  db: Database,
  environmentId: string,
  id: string,
): Promise<TemplateRecord> {
  const [row] = await db
    .select(RECORD)
    .from(templates)
    .leftJoin(users, eq(users.id, templates.savedById))
    .where(and(ofEnvironment(environmentId), eq(templates.id, id)));
  if (!row) throw notFound('template');
  return asRecord(row);
}

/** Locks a template until the transaction ends, so that its saves run one after the other. @throws Problem 404 */
export async function lockTemplate(db: Database, environmentId: string, id: string): Promise<void> {
  const [row] = await db
    .select({ id: templates.id })
    .from(templates)
    .where(and(ofEnvironment(environmentId), eq(templates.id, id)))
    .for('update');
  if (!row) throw notFound('template');
}

/** Returns the name of a template and its document as text. @throws Problem 404 */
export async function requireDocument(
  db: Database,
  environmentId: string,
  id: string,
): Promise<{ name: string; document: string; revision: number }> {
  const [row] = await db
    .select({ name: templates.name, document: templates.document, revision: templates.revision })
    .from(templates)
    .where(and(ofEnvironment(environmentId), eq(templates.id, id)));
  if (!row) throw notFound('template');
  return row;
}

/** The user to record with a save; null for an integration. */
export const personOf = (actor: Actor): string | null => ('userId' in actor ? actor.userId : null);

/** Inserts a template with its document, within a transaction. @returns its id */
export async function insertTemplate(
  {
    database,
    environment,
    actor,
    now,
  }: Pick<Call<'createTemplate'>, 'database' | 'environment' | 'actor' | 'now'>,
  name: { name: string; nameKey: string },
  { references, text }: DocumentToSave,
): Promise<string> {
  const [row] = await database
    .insert(templates)
    .values({
      environmentId: environment.id,
      ...name,
      document: text,
      notedRevision: 1,
      savedById: personOf(actor),
      createdAt: now,
      modifiedAt: now,
      contentModifiedAt: now,
    })
    .returning({ id: templates.id });
  if (!row) throw new Error('The template was not inserted.');
  await noteTemplate(database, { environmentId: environment.id, id: row.id }, references);
  return row.id;
}
