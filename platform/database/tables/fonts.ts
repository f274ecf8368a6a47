import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FontExtension, FontFault } from '@/domain/font';
import { bytes, time } from './columns';
import { fileHash } from './files';
import { environments } from './subscriptions';

const environmentId = () =>
  uuid('environment_id')
    .notNull()
    .references(() => environments.id, { onDelete: 'cascade' });

/** Families of fonts of environments; each has at least one style. */
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

/** What a font file is called and looks like, in the library as in an upload. */
const look = {
  weight: integer('weight').notNull(),
  isItalic: boolean('is_italic').notNull(),
  /** As whoever sent it calls it. */
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
    /** None for the styles of the default family, whose files come with the platform. */
    fileHash: fileHash('file_hash'),
    fileSize: bytes('file_size'),
  },
  (table) => [
    uniqueIndex('font_styles_name').on(table.familyId, table.nameKey),
    index('font_styles_file').on(table.fileHash),
  ],
);

/** Uploads of fonts that wait to be confirmed. */
export const fontBatches = pgTable(
  'font_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: environmentId(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('font_batches_created').on(table.createdAt)],
);

/** Files of such uploads, in the order they came; one that is refused for what it is has no file. */
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
  },
  (table) => [
    index('font_uploads_batch').on(table.batchId, table.position),
    index('font_uploads_file').on(table.fileHash),
  ],
);
