import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MediaExtension, PictureCrop } from '@/domain/media';
import { templateCollections } from './collections';
import { bytes, time } from './columns';
import { fileHash } from './files';
import { integrations } from './operation';
import { users } from './people';
import { environments } from './subscriptions';
import { templates } from './templates';

/** Copies of templates, each visible only to its owner, a user or an integration. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    // Never a cascade: an account that owns projects is kept.
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'restrict' }),
    ownerClientId: text('owner_client_id').references(() => integrations.clientId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    /** The document as JSON text, because it is read and written as a whole. */
    document: text('document').notNull(),
    /** The original document, which limits the changes, see `refusalOfProject`. */
    startDocument: text('start_document').notNull(),
    /** Counts saves of the document; see `outdatedProject`. */
    revision: integer('revision').notNull().default(1),
    templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
    collectionId: uuid('collection_id').references(() => templateCollections.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
    contentModifiedAt: time('content_modified_at').notNull(),
  },
  (table) => [
    check('projects_one_owner', sql`(${table.ownerId} is null) <> (${table.ownerClientId} is null)`),
    index('projects_owner').on(table.environmentId, table.ownerId, table.modifiedAt),
    index('projects_owner_client').on(table.environmentId, table.ownerClientId),
    index('projects_template').on(table.templateId),
    index('projects_collection').on(table.collectionId),
  ],
);

/** Rows of the batch tables of projects, read and saved as a whole. A project without rows has none here. */
export const projectRows = pgTable('project_rows', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** The JSON from `readProjectRows`. */
  content: text('content').notNull(),
  /** Counts saves of the rows, from 1; see `outdatedRows`. */
  revision: integer('revision').notNull(),
  savedAt: time('saved_at').notNull(),
});

/**
 * Pictures uploaded into projects. A duplicate refers to those of the original by the same ids, as its document does.
 */
export const projectPictures = pgTable(
  'project_pictures',
  {
    id: uuid('id').notNull().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    extension: text('extension').$type<MediaExtension>().notNull(),
    /** The placed file: the uploaded one, or a conversion of it. */
    fileHash: fileHash('file_hash').notNull(),
    /** Bytes of the uploaded file. */
    size: bytes('size'),
    /** Pixels after orientation. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The part that smart crop keeps visible. */
    foundCrop: jsonb('found_crop').$type<PictureCrop>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('project_pictures_file').on(table.fileHash),
  ],
);
