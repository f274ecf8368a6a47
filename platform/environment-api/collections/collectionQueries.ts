import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  COLLECTION_NAME_TAKEN,
  isSameCollectionName,
  type CollectionRecord,
  type CollectionSort,
} from '@/domain/collections';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from '../../database';
import { collectionTemplates, templateCollections, templates } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { byId, byNameKey, isFound, type PageQuery, type SortKey } from '../../http/listing';
import type { NameClaim } from '../../http/requireFreeName';

const ofEnvironment = (environmentId: string, search = '') =>
  and(
    eq(templateCollections.environmentId, environmentId),
    isFound(sql`${templateCollections.nameKey}`, search),
  );

/** Sort keys for a list of collections. */
export function collectionOrder(sorting: { by: CollectionSort; direction: 'asc' | 'desc' }): SortKey[] {
  const { by, direction } = sorting;
  const { nameKey, createdAt, modifiedAt, id } = templateCollections;
  const key: SortKey =
    by === 'name'
      ? byNameKey(sql`${nameKey}`, direction)
      : { expression: sql`${by === 'created' ? createdAt : modifiedAt}`, type: 'timestamptz', direction };
  return [key, byId(sql`${id}`)];
}

/** Selects one page of the collections of an environment whose name key contains `search`. */
export async function selectCollections(
  db: Database,
  { environmentId, search }: { environmentId: string; search: string },
  page: PageQuery,
): Promise<{ item: CollectionRecord; keys: string[] }[]> {
  const rows = await db
    .select({ collection: templateCollections, keys: page.keys })
    .from(templateCollections)
    .where(and(ofEnvironment(environmentId, search), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const held = await selectHeld(
    db,
    rows.map(({ collection }) => collection.id),
  );
  return rows.map(({ collection, keys }) => ({
    item: { ...collection, templates: held.filter(({ collectionId }) => collectionId === collection.id) },
    keys,
  }));
}

/** Counts the collections of an environment whose name contains `search`. */
export const countCollections = (db: Database, environmentId: string, search: string): Promise<number> =>
  db.$count(templateCollections, ofEnvironment(environmentId, search));

/** Returns a collection of the environment. @throws Problem 404 */
export async function requireCollection(
  db: Database,
  environmentId: string,
  id: string,
): Promise<CollectionRecord & { coverType: string | null }> {
  const [row] = await db
    .select()
    .from(templateCollections)
    .where(and(ofEnvironment(environmentId), eq(templateCollections.id, id)));
  if (!row) throw notFound('collection');
  return { ...row, templates: await selectHeld(db, [id]) };
}

/** Selects the templates of collections, in the order they were added. */
const selectHeld = (db: Database, collectionIds: string[]) =>
  db
    .select({
      collectionId: collectionTemplates.collectionId,
      id: templates.id,
      name: collectionTemplates.name,
      ownName: templates.name,
      revision: templates.revision,
    })
    .from(collectionTemplates)
    .innerJoin(templates, eq(templates.id, collectionTemplates.templateId))
    .where(inArray(collectionTemplates.collectionId, collectionIds))
    .orderBy(asc(collectionTemplates.position));

/** Claims a name for a collection, unique in its environment. */
export const claimCollectionName = (environmentId: string, name: string): NameClaim => ({
  table: templateCollections,
  id: templateCollections.id,
  column: templateCollections.name,
  name,
  among: and(
    eq(templateCollections.environmentId, environmentId),
    eq(templateCollections.nameKey, itemNameKey(name)),
  ),
  isSame: isSameCollectionName,
  refusal: COLLECTION_NAME_TAKEN,
});

/** Lists the names of the collections that contain a template, in order. */
export async function collectionsHolding(db: Database, templateId: string): Promise<string[]> {
  const rows = await db
    .select({ name: templateCollections.name })
    .from(collectionTemplates)
    .innerJoin(templateCollections, eq(templateCollections.id, collectionTemplates.collectionId))
    .where(eq(collectionTemplates.templateId, templateId))
    .orderBy(asc(templateCollections.nameKey));
  return rows.map(({ name }) => name);
}

/** Updates the modification time of all collections that contain a template. */
export async function touchCollectionsOf(db: Database, templateId: string, now: Date): Promise<void> {
  const holding = db
    .select({ id: collectionTemplates.collectionId })
    .from(collectionTemplates)
    .where(eq(collectionTemplates.templateId, templateId));
  await db
    .update(templateCollections)
    .set({ modifiedAt: now })
    .where(inArray(templateCollections.id, holding));
}
