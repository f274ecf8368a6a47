import { eq } from 'drizzle-orm';
import { NOT_A_RECEIVER, OWN_ALREADY } from '@/domain/projects';
import { mayThere } from '../../access/authorize';
import { findByEmail } from '../../access/loadCaller';
import { projects } from '../../database/schema';
import { problemOf } from '../../http/Problem';
import type { Call } from '../operations';
import { lockProject } from './projectQueries';

/** Transfers a project to another owner. @throws Problem 400 for a user who may not have it, 404 */
export async function handOverProject(call: Call<'handOverProject'>): Promise<undefined> {
  const { database, environment, actor, params, body, now } = call;
  await database.transaction(async (transaction) => {
    const owner = { environmentId: environment.id, actor };
    const { id } = await lockProject(transaction, owner, params.projectId);
    const receiver = await findByEmail(transaction, body.email);
    if (!receiver || !(await mayThere(transaction, receiver, 'project.edit', environment.id)))
      throw problemOf(NOT_A_RECEIVER);
    if ('userId' in actor && receiver.user.id === actor.userId) throw problemOf(OWN_ALREADY);
    await transaction
      .update(projects)
      .set({ ownerId: receiver.user.id, ownerClientId: null, modifiedAt: now })
      .where(eq(projects.id, id));
  });
  return undefined;
}
