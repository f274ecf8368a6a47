import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { ReferenceRow } from '@/domain/where-used';
import { libraryReferences } from '../../database/schema';
import type { LibraryPlace } from '../library/libraryOf';

/** Whether a text value is one of many: all in one parameter, as a statement limits their number. */
export const anyOf = (value: Column | SQL, texts: readonly string[]): SQL =>
  sql`(${value})::text in (select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`;

/** Selects the distinct references of one kind in an environment. */
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
