import { inArray } from 'drizzle-orm';
import type { DemoData } from '@/demo';
import type { Database } from '../database';
import { templateCollections, templates, users } from '../database/schema';

type DemoProjects = DemoData['projects'];

/**
 * Adapts projects to an existing database, whose owners, templates and collections may be deleted; keeps as much as
 * possible.
 */
export async function presentProjects(db: Database, projects: DemoProjects): Promise<DemoProjects> {
  if (projects.length === 0) return projects;
  const present = async (
    table: typeof users | typeof templates | typeof templateCollections,
    ids: readonly (string | null)[],
  ) => {
    const wanted = ids.filter((id) => id !== null);
    const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, wanted));
    return new Set<string | null>(rows.map(({ id }) => id));
  };
  const owners = await present(
    users,
    projects.map(({ ownerId }) => ownerId),
  );
  const copied = await present(
    templates,
    projects.map(({ templateId }) => templateId),
  );
  const collections = await present(
    templateCollections,
    projects.map(({ collectionId }) => collectionId),
  );
  return projects
    .filter(({ ownerId }) => owners.has(ownerId))
    .map((project) => ({
      ...project,
      templateId: copied.has(project.templateId) ? project.templateId : null,
      collectionId: collections.has(project.collectionId) ? project.collectionId : null,
    }));
}
