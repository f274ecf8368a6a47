import { and, eq, max } from 'drizzle-orm';
import { COLLECTION_SORTS, describeCollection } from '@/domain/collections';
import { itemNameKey } from '@/domain/item-name';
import { collectionTemplates, templateCollections } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { requireFreeName } from '../../http/requireFreeName';
import { lockEnvironment } from '../environmentRow';
import { requireItemName } from '../itemName';
import { listPage, requireSorting } from '../../http/listing';
import type { Handlers } from '../operations';
import { requireKnownUserInterface } from '../user-interfaces';
import { lockTemplate } from '../templates/templateQueries';
import { previewTemplate } from '../templates/previewTemplate';
import { changeCollection, describedCollection } from './changeCollection';
import {
  claimCollectionName,
  collectionOrder,
  countCollections,
  requireCollection,
  selectCollections,
} from './collectionQueries';

type Ids =
  | 'listTemplateCollections'
  | 'createTemplateCollection'
  | 'getTemplateCollection'
  | 'updateTemplateCollection'
  | 'deleteTemplateCollection'
  | 'addToTemplateCollection'
  | 'renameInTemplateCollection'
  | 'removeFromTemplateCollection'
  | 'previewInTemplateCollection';

/** The template collections of an environment. */
export const collectionHandlers: Handlers<Ids> = {
  async listTemplateCollections(call) {
    const { database, environment, query = {} } = call;
    const sorting = requireSorting(query, COLLECTION_SORTS, { by: 'name', direction: 'asc' });
    const search = itemNameKey(query.search ?? '');
    const page = await listPage(
      { ...call, query },
      {
        order: collectionOrder(sorting),
        select: (of) => selectCollections(database, { environmentId: environment.id, search }, of),
        count: () => countCollections(database, environment.id, search),
      },
    );
    return { ...page, data: page.data.map(describeCollection) };
  },

  createTemplateCollection({ database, environment, body, now }) {
    const name = requireItemName(body.name);
    return database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      await requireFreeName(transaction, claimCollectionName(environment.id, name.name));
      const [row] = await transaction
        .insert(templateCollections)
        .values({ environmentId: environment.id, ...name, createdAt: now, modifiedAt: now })
        .returning({ id: templateCollections.id });
      if (!row) throw new Error('The collection was not inserted.');
      return describedCollection(transaction, environment.id, row.id);
    });
  },

  getTemplateCollection: ({ database, environment, params }) =>
    describedCollection(database, environment.id, params.collectionId),

  updateTemplateCollection({ database, environment, params, body, now }) {
    const { userInterfaceId } = body;
    const name = body.name === undefined ? undefined : requireItemName(body.name);
    return changeCollection({ database, environment, params, now }, async (db) => {
      if (name)
        await requireFreeName(db, claimCollectionName(environment.id, name.name), params.collectionId);
      if (userInterfaceId) await requireKnownUserInterface(db, environment.id, userInterfaceId);
      await db
        .update(templateCollections)
        .set({ ...name, ...(userInterfaceId !== undefined && { userInterfaceId }), modifiedAt: now })
        .where(eq(templateCollections.id, params.collectionId));
    });
  },

  async deleteTemplateCollection({ database, environment, params }) {
    const deleted = await database
      .delete(templateCollections)
      .where(
        and(
          eq(templateCollections.environmentId, environment.id),
          eq(templateCollections.id, params.collectionId),
        ),
      )
      .returning({ id: templateCollections.id });
    if (deleted.length === 0) throw notFound('collection');
    return undefined;
  },

  addToTemplateCollection({ database, environment, params, body: { templateId }, now }) {
    const { collectionId } = params;
    return changeCollection({ database, environment, params, now }, async (db) => {
      await lockTemplate(db, environment.id, templateId);
      const [last] = await db
        .select({ position: max(collectionTemplates.position) })
        .from(collectionTemplates)
        .where(eq(collectionTemplates.collectionId, collectionId));
      await db
        .insert(collectionTemplates)
        .values({ collectionId, templateId, position: (last?.position ?? 0) + 1 })
        .onConflictDoNothing();
    });
  },

  renameInTemplateCollection({ database, environment, params, body, now }) {
    const { name } = requireItemName(body.name);
    return changeCollection({ database, environment, params, now }, async (db) => {
      const renamed = await db
        .update(collectionTemplates)
        .set({ name })
        .where(isHeld(params))
        .returning({ id: collectionTemplates.templateId });
      if (renamed.length === 0) throw notFound('template');
    });
  },

  async removeFromTemplateCollection({ database, environment, params, now }) {
    await changeCollection({ database, environment, params, now }, async (db) => {
      const removed = await db
        .delete(collectionTemplates)
        .where(isHeld(params))
        .returning({ id: collectionTemplates.templateId });
      if (removed.length === 0) throw notFound('template');
    });
    return undefined;
  },

  async previewInTemplateCollection(call) {
    const { database, environment, params } = call;
    const { templates } = await requireCollection(database, environment.id, params.collectionId);
    if (!templates.some(({ id }) => id === params.templateId)) throw notFound('template');
    return previewTemplate({ ...call, query: {} });
  },
};

interface Place {
  collectionId: string;
  templateId: string;
}

const isHeld = ({ collectionId, templateId }: Place) =>
  and(eq(collectionTemplates.collectionId, collectionId), eq(collectionTemplates.templateId, templateId));
