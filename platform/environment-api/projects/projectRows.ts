import { eq } from 'drizzle-orm';
import { NO_PROJECT_ROWS, outdatedRows, projectRowsEtag } from '@/domain/projects';
import type { Database } from '../../database';
import { projectRows, projects } from '../../database/schema';
import { FileAnswer } from '../../http/FileAnswer';
import { isMatch } from '../../http/ifMatch';
import { problemOf } from '../../http/Problem';
import type { Call } from '../operations';
import { lockProject, requireProject } from './projectQueries';

const ofProject = (id: string) => eq(projectRows.projectId, id);

/** Returns the rows of the caller's own project with their ETag. @throws Problem 404 */
export async function getProjectRows(call: Call<'getProjectRows'>): Promise<FileAnswer> {
  const { database, environment, actor, params } = call;
  const { id } = await requireProject(database, { environmentId: environment.id, actor }, params.projectId);
  const [stored] = await database
    .select({ content: projectRows.content, revision: projectRows.revision })
    .from(projectRows)
    .where(ofProject(id));
  const { content, revision } = stored ?? { content: NO_PROJECT_ROWS, revision: 0 };
  return new FileAnswer({
    content,
    type: 'application/json; charset=utf-8',
    size: Buffer.byteLength(content),
    version: String(revision),
  });
}

/** Saves the rows; concurrent saves run one after the other. @throws Problem 400, 404, 412 or 413 */
export async function saveProjectRows(call: Call<'saveProjectRows'>): Promise<undefined> {
  const { database, environment, actor, params, body, ifMatch, now } = call;
  const owner = { environmentId: environment.id, actor };
  // Checked before parsing: callers can't make the platform parse rows for a project of another user.
  await requireProject(database, owner, params.projectId);
  // The body of this call is its text, as marked in the contract.
  const read = await call.readers.projectRows(typeof body === 'string' ? body : '');
  if ('refusal' in read) throw problemOf(read.refusal);
  await database.transaction(async (transaction) => {
    const { id, createdAt } = await lockProject(transaction, owner, params.projectId);
    const [stored] = await transaction
      .select({ revision: projectRows.revision, savedAt: projectRows.savedAt })
      .from(projectRows)
      .where(ofProject(id));
    const present = stored ?? { revision: 0, savedAt: createdAt };
    if (!isMatch(ifMatch, projectRowsEtag(present))) throw problemOf(outdatedRows(present));
    const saved = { content: read.value, revision: present.revision + 1, savedAt: now };
    await transaction
      .insert(projectRows)
      .values({ projectId: id, ...saved })
      .onConflictDoUpdate({ target: projectRows.projectId, set: saved });
    await transaction.update(projects).set({ modifiedAt: now }).where(eq(projects.id, id));
    call.setEtag(projectRowsEtag(saved));
  });
  return undefined;
}

/** Copies the rows of another project to a new one. */
export async function copyRows(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await db.select().from(projectRows).where(ofProject(from));
  if (rows.length > 0) await db.insert(projectRows).values(rows.map((row) => ({ ...row, projectId: to })));
}
