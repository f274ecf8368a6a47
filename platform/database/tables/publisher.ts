import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DataColumn, DataRow } from '@/domain/data-sets';
import { EDITOR_VIEW_KINDS, type EditorViewContent } from '@/domain/editor-views';
import { time } from './columns';
import { environments } from './subscriptions';

/** Data sets, from which documents take their records. */
export const dataSets = pgTable(
  'data_sets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    columns: jsonb('columns').$type<readonly DataColumn[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [index('data_sets_name').on(table.environmentId, table.nameKey)],
);

/** The rows of data sets. */
export const dataRows = pgTable(
  'data_rows',
  {
    dataSetId: uuid('data_set_id')
      .notNull()
      .references(() => dataSets.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
    values: jsonb('values').$type<DataRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataSetId, table.position] })],
);

/** Workspaces and view preferences of the template editor. */
export const editorViews = pgTable(
  'editor_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: EDITOR_VIEW_KINDS }).notNull(),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    content: jsonb('content').$type<EditorViewContent>().notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [index('editor_views_name').on(table.environmentId, table.kind, table.nameKey)],
);
