import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '.';
import { environments, projectPictures, projects } from './schema';

/** Subtracts the bytes of project pictures from their environment’s storage, before they are deleted. */
export async function freeProjectPictures(
  db: Database,
  environmentId: string,
  which: SQL | undefined,
): Promise<void> {
  const freed = db
    .select({ bytes: sql`coalesce(sum(${projectPictures.size}), 0)` })
    .from(projectPictures)
    .innerJoin(projects, eq(projects.id, projectPictures.projectId))
    .where(which);
  await db
    .update(environments)
    .set({ assetsBytes: sql`greatest(${environments.assetsBytes} - (${freed}), 0)` })
    .where(eq(environments.id, environmentId));
}
