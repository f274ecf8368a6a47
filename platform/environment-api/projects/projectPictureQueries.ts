import { and, eq, lt, sql } from 'drizzle-orm';
import { MOST_PROJECT_PICTURES, TOO_MANY_PICTURES, UNSHOWN_PICTURE_TIME } from '@/domain/projects';
import type { Database } from '../../database';
import { projectPictures, projects } from '../../database/schema';
import { problemOf } from '../../http/Problem';
import { addUsedStorage } from '../environmentRow';

const ofProject = (projectId: string) => eq(projectPictures.projectId, projectId);

/** Copies pictures to another project under the same ids, as their documents refer to them. */
export async function copyPictures(
  db: Database,
  environmentId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await db.select().from(projectPictures).where(ofProject(from));
  if (rows.length === 0) return;
  await db.insert(projectPictures).values(rows.map((row) => ({ ...row, projectId: to })));
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  await addUsedStorage(db, environmentId, { column: 'assetsBytes', bytes });
}

/**
 * Makes room for another picture of a project, in a transaction that has locked it. When the project is full, deletes
 * pictures that it does not show, except new ones, which an open editor may show. @throws Problem 409 when there are
 * none
 */
export async function makeRoom(
  db: Database,
  environmentId: string,
  { projectId, now }: { readonly projectId: string; readonly now: Date },
): Promise<void> {
  if ((await db.$count(projectPictures, ofProject(projectId))) < MOST_PROJECT_PICTURES) return;
  const cutoff = new Date(now.getTime() - UNSHOWN_PICTURE_TIME);
  const isShown = sql`exists (select 1 from ${projects} where ${projects.id} = ${projectPictures.projectId}
    and (position(${projectPictures.id}::text in lower(${projects.document})) > 0))`;
  const gone = await db
    .delete(projectPictures)
    .where(and(ofProject(projectId), lt(projectPictures.createdAt, cutoff), sql`not ${isShown}`))
    .returning({ size: projectPictures.size });
  if (gone.length === 0) throw problemOf(TOO_MANY_PICTURES);
  const bytes = gone.reduce((sum, { size }) => sum + size, 0);
  await addUsedStorage(db, environmentId, { column: 'assetsBytes', bytes: -bytes });
}
