import { eq } from 'drizzle-orm';
import { describeProjectUserInterface } from '@/domain/user-interfaces';
import { outputSettings } from '../../database/schema';
import type { Call } from '../operations';
import { requireUserInterfaceOf } from '../user-interfaces';
import { requireProject } from './projectQueries';

/**
 * Returns the form of a project and its download options. @throws Problem 404 unless the project is the caller's own
 */
export async function getProjectUserInterface(call: Call<'getProjectUserInterface'>) {
  const { database, environment, actor, params } = call;
  const environmentId = environment.id;
  const { collectionId } = await requireProject(database, { environmentId, actor }, params.projectId);
  const face = await requireUserInterfaceOf(database, { environmentId, collectionId });
  const settings = await database
    .select()
    .from(outputSettings)
    .where(eq(outputSettings.environmentId, environmentId));
  return { data: describeProjectUserInterface(face, settings) };
}
