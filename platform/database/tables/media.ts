import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MediaExtension, MediaPreview, PictureCrop } from '@/domain/media';
import { time } from './columns';
import { fileHash } from './files';
import { environments } from './subscriptions';

/** Folders and assets of environments, in one table because a list shows both in one order. */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'folder' | 'asset'>().notNull(),
    /** The parent folder; null at the root, which holds only folders. */
    folderId: uuid('folder_id'),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    /** See `nameInFolder`. */
    nameInFolder: text('name_in_folder').notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
    extension: text('extension').$type<MediaExtension>(),
    fileHash: fileHash('file_hash'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    /** Pixels after orientation; null when unreadable. */
    width: integer('width'),
    height: integer('height'),
    /** Why it has no preview. */
    fault: text('fault'),
    /** The automatic crop; null without a picture, or before the search for it. */
    foundCrop: jsonb('found_crop').$type<PictureCrop>(),
    /** The crop that a user drew. */
    drawnCrop: jsonb('drawn_crop').$type<PictureCrop>(),
  },
  (table) => [
    foreignKey({ columns: [table.folderId], foreignColumns: [table.id] }).onDelete('cascade'),
    uniqueIndex('media_name_in_folder').on(
      table.environmentId,
      sql`coalesce(${table.folderId}, '00000000-0000-0000-0000-000000000000')`,
      table.nameInFolder,
    ),
    index('media_folder').on(table.folderId),
    index('media_name').on(table.environmentId, table.nameKey),
    index('media_file').on(table.fileHash),
    check('media_kind', sql`${table.kind} in ('folder', 'asset')`),
    check(
      'media_asset',
      sql`(${table.kind} = 'asset') = (${table.folderId} is not null and ${table.extension} is not null and ${table.fileHash} is not null and ${table.size} is not null) and (${table.kind} = 'asset' or ${table.fileHash} is null)`,
    ),
  ],
);

/** Files derived from assets: previews, and readable replacements of formats that are not read directly. */
export const mediaPreviews = pgTable(
  'media_previews',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    quality: text('quality').$type<MediaPreview | 'standIn'>().notNull(),
    fileHash: fileHash('file_hash').notNull(),
    /** The media type. */
    type: text('type').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.quality] }),
    index('media_previews_file').on(table.fileHash),
  ],
);
