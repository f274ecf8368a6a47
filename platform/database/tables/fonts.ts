import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FontExtension, FontFault, FontNote } from '@/domain/fonts';
import { bytes, time } from './columns';
import { fileHash } from './files';
import { environments } from './subscriptions';

const environmentId = () =>
  uuid('environment_id')
    .notNull()
    .references(() => environments.id, { onDelete: 'cascade' });

/** Font families of environments; each has at least one style. */
export const fontFamilies = pgTable(
  'font_families',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: environmentId(),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [uniqueIndex('font_families_name').on(table.environmentId, table.nameKey)],
);

/** Properties of a font file, in the library and in an upload. */
const look = {
  weight: integer('weight').notNull(),
  isItalic: boolean('is_italic').notNull(),
  /** The file name from the uploader. */
  fileName: text('file_name').notNull(),
};

/** Styles of families, each with its file. */
export const fontStyles = pgTable(
  'font_styles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => fontFamilies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    ...look,
    extension: text('extension').$type<FontExtension>().notNull(),
    /** Null for styles of the default family, whose files come with the platform. */
    fileHash: fileHash('file_hash'),
    fileSize: bytes('file_size'),
  },
  (table) => [
    uniqueIndex('font_styles_name').on(table.familyId, table.nameKey),
    index('font_styles_file').on(table.fileHash),
  ],
);

/** Uploads of fonts that wait for confirmation. */
export const fontBatches = pgTable(
  'font_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: environmentId(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('font_batches_created').on(table.createdAt)],
);

/** Files of such uploads, in the order of arrival; a rejected one has no file. */
export const fontUploads = pgTable(
  'font_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => fontBatches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    familyName: text('family_name').notNull(),
    styleName: text('style_name').notNull(),
    ...look,
    extension: text('extension').$type<FontExtension>(),
    fileHash: fileHash('file_hash'),
    fileSize: bytes('file_size'),
    fault: text('fault').$type<FontFault>(),
    notes: text('notes').array().$type<FontNote[]>().notNull().default([]),
  },
  (table) => [
    index('font_uploads_batch').on(table.batchId, table.position),
    index('font_uploads_file').on(table.fileHash),
  ],
);
