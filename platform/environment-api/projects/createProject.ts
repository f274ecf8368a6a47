import { projects } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { collectionsHolding, requireCollection } from '../collections';
import { requireItemName } from '../itemName';
import type { Call } from '../operations';
import { readStoredToSave } from '../templates/storedDocument';
import { requireDocument } from '../templates/templateQueries';
import { ownerColumns } from './projectQueries';

/** Starts a project with a copy of a template. @returns its id; @throws Problem 400 or 404 */
export async function createProject(call: Call<'createProject'>): Promise<string> {
  const { database, environment, actor, body, now } = call;
  const { template, collectionId = null, name: typed } = body;
  const given = typed === undefined ? undefined : requireItemName(typed);
  const nameThere = await requireStart(call);
  const { name, document } = await requireDocument(database, environment.id, template.id);
  const { text: own } = await readStoredToSave(call.readers, document, { templateId: template.id });
  const [row] = await database
    .insert(projects)
    .values({
      ...ownerColumns({ environmentId: environment.id, actor }),
      ...(given ?? requireItemName(nameThere ?? name)),
      document: own,
      startDocument: own,
      templateId: template.id,
      collectionId,
      createdAt: now,
      modifiedAt: now,
      contentModifiedAt: now,
    })
    .returning({ id: projects.id });
  if (!row) throw new Error('The project was not inserted.');
  return row.id;
}

/**
 * Finds the template and its name in the collection, if one is named. Callers who may not list templates can use only
 * those in collections. @throws Problem 404
 */
async function requireStart({ database, environment, body, may }: Call<'createProject'>) {
  const { template, collectionId } = body;
  if (collectionId === undefined) {
    const isOffered = may('template.list') || (await collectionsHolding(database, template.id)).length > 0;
    if (!isOffered) throw notFound('template');
    return undefined;
  }
  const { templates } = await requireCollection(database, environment.id, collectionId);
  const held = templates.find(({ id }) => id === template.id);
  if (!held) throw notFound('template');
  return held.name ?? held.ownName;
}
