import { and, eq, sql } from 'drizzle-orm';
import type { ProjectRecord, ProjectSort } from '@/domain/projects';
import type { Database } from '../../database';
import { projects } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { byId, byNameKey, isFound, type PageQuery, type SortKey } from '../../http/listing';
import type { Actor } from '../operations';

/** The owner of projects and the environment. Projects of others are never visible, whatever the role. */
export interface Owner {
  readonly environmentId: string;
  readonly actor: Actor;
}

const RECORD = {
  id: projects.id,
  name: projects.name,
  templateId: projects.templateId,
  collectionId: projects.collectionId,
  createdAt: projects.createdAt,
  modifiedAt: projects.modifiedAt,
  contentModifiedAt: projects.contentModifiedAt,
  revision: projects.revision,
};

/** The columns that store the owner of a project. */
export const ownerColumns = ({ environmentId, actor }: Owner) => ({
  environmentId,
  ...('userId' in actor ? { ownerId: actor.userId } : { ownerClientId: actor.clientId }),
});

const ofOwner = ({ environmentId, actor }: Owner, search = '') =>
  and(
    eq(projects.environmentId, environmentId),
    'userId' in actor ? eq(projects.ownerId, actor.userId) : eq(projects.ownerClientId, actor.clientId),
    isFound(sql`${projects.nameKey}`, search),
  );

/** Matches one project of its owner, for a query that changes it. */
export const isOwn = (owner: Owner, id: string) => and(ofOwner(owner), eq(projects.id, id));

/** Sort keys for a list of projects. */
export function projectOrder({ by, direction }: { by: ProjectSort; direction: 'asc' | 'desc' }): SortKey[] {
  const moment = by === 'created' ? projects.createdAt : projects.modifiedAt;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${projects.nameKey}`, direction)
      : { expression: sql`${moment}`, type: 'timestamptz', direction };
  return [key, byId(sql`${projects.id}`)];
}

/** Selects one page of the owner's projects whose name key contains `search`. */
export async function selectProjects(
  db: Database,
  { search, ...owner }: Owner & { search: string },
  page: PageQuery,
): Promise<{ item: ProjectRecord; keys: string[] }[]> {
  const rows = await db
    .select({ ...RECORD, keys: page.keys })
    .from(projects)
    .where(and(ofOwner(owner, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return rows.map(({ keys, ...item }) => ({ item, keys }));
}

/** Counts the owner's projects whose name contains `search`. */
export const countProjects = (db: Database, owner: Owner, search: string): Promise<number> =>
  db.$count(projects, ofOwner(owner, search));

/** Returns a project of its owner. @throws Problem 404, also for those of others */
export async function requireProject(db: Database, owner: Owner, id: string): Promise<ProjectRecord> {
  const [row] = await db.select(RECORD).from(projects).where(isOwn(owner, id));
  if (!row) throw notFound('project');
  return row;
}

/** Returns a project of its owner with its document as text. @throws Problem 404 */
export async function requireProjectDocument(
  db: Database,
  owner: Owner,
  id: string,
): Promise<ProjectRecord & { document: string }> {
  const [row] = await db
    .select({ ...RECORD, document: projects.document })
    .from(projects)
    .where(isOwn(owner, id));
  if (!row) throw notFound('project');
  return row;
}

/** The original document of a project, which no save changes, and the last saved one, as texts. */
export interface StoredProject {
  readonly startDocument: string;
  readonly document: string;
}

/** Returns both documents of a project of its owner. @throws Problem 404 */
export async function requireStoredProject(db: Database, owner: Owner, id: string): Promise<StoredProject> {
  const [row] = await db
    .select({ startDocument: projects.startDocument, document: projects.document })
    .from(projects)
    .where(isOwn(owner, id));
  if (!row) throw notFound('project');
  return row;
}

/** Returns the original document of a project of its owner, which no save changes, as text. @throws Problem 404 */
export async function requireStartDocument(db: Database, owner: Owner, id: string): Promise<string> {
  const [row] = await db
    .select({ startDocument: projects.startDocument })
    .from(projects)
    .where(isOwn(owner, id));
  if (!row) throw notFound('project');
  return row.startDocument;
}

/** Locks a project until the transaction ends, so that its saves run one after the other. @throws Problem 404 */
export async function lockProject(db: Database, owner: Owner, id: string): Promise<ProjectRecord> {
  const [row] = await db.select(RECORD).from(projects).where(isOwn(owner, id)).for('update');
  if (!row) throw notFound('project');
  return row;
}
