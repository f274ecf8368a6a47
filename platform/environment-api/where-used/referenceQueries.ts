import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { ReferenceRow } from '@/domain/where-used';
import { libraryReferences } from '../../database/schema';
import type { LibraryPlace } from '../library/libraryOf';

/** Whether a value, as text, is one of many: all of them in one parameter, of which a statement takes no end. */
export const anyOf = (value: Column | SQL, texts: readonly string[]): SQL =>
  sql`(${value})::text in (select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`;

/** What of an environment is referred to in this way, each once. */
export async function distinctReferences<Reference>(
  { database, environmentId }: LibraryPlace,
  which: SQL | undefined,
): Promise<Reference[]> {
  const rows = await database
    .selectDistinct({ reference: libraryReferences.reference })
    .from(libraryReferences)
    .where(and(eq(libraryReferences.environmentId, environmentId), which));
  return rows.map(({ reference }) => reference as Reference);
}

/** Whether a reference is one of these. */
export const isReferenceAmong = (
  kind: ReferenceRow['kind'],
  references: readonly unknown[],
): SQL | undefined =>
  and(
    eq(libraryReferences.kind, kind),
    sql`${libraryReferences.reference} in (select jsonb_array_elements(${JSON.stringify(references)}::text::jsonb))`,
  );
