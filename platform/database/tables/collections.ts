import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { fileHash } from './files';
import { environments } from './subscriptions';
import { templates } from './templates';
import { userInterfaces } from './userInterfaces';

/** Groups of templates that projects are started from. Names are unique in an environment, ignoring case. */
export const templateCollections = pgTable(
  'template_collections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    /** Null means the default one. */
    userInterfaceId: uuid('user_interface_id').references(() => userInterfaces.id, { onDelete: 'set null' }),
    /** The collection's own picture, scaled down; null without one. */
    coverHash: fileHash('cover_hash'),
    /** Media type of that picture. */
    coverType: text('cover_type'),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [
    index('template_collections_name').on(table.environmentId, table.nameKey),
    index('template_collections_cover').on(table.coverHash),
    index('template_collections_user_interface').on(table.userInterfaceId),
  ],
);

/** The templates of collections. */
export const collectionTemplates = pgTable(
  'collection_templates',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => templateCollections.id, { onDelete: 'cascade' }),
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    /** Name within the collection; null while it is the template's own name. */
    name: text('name'),
    /** Increases with each template added. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.templateId] }),
    index('collection_templates_template').on(table.templateId),
  ],
);
