import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ReferenceRow } from '@/domain/where-used';
import { brandKits } from './brandKits';
import { environments } from './subscriptions';
import { templates } from './templates';

/** References of templates and brand kits, as `referenceRows` returns them; rewritten with each save. */
export const libraryReferences = pgTable(
  'library_references',
  {
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    templateId: uuid('template_id').references(() => templates.id, { onDelete: 'cascade' }),
    brandKitId: uuid('brand_kit_id').references(() => brandKits.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReferenceRow['kind']>().notNull(),
    key: text('key').notNull(),
    /** The reference as in the template or brand kit; null when the key is enough. */
    reference: jsonb('reference').$type<ReferenceRow['reference']>(),
  },
  (table) => [
    check('library_references_one_user', sql`(${table.templateId} is null) <> (${table.brandKitId} is null)`),
    index('library_references_key').on(table.environmentId, table.kind, table.key),
    index('library_references_template').on(table.templateId),
    index('library_references_brand_kit').on(table.brandKitId),
  ],
);
