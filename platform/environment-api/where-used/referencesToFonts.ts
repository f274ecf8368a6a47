import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { FONT_WORDS } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { referenceKey, type FontReference } from '@/domain/where-used';
import { fontFamilies, fontStyles, libraryReferences } from '../../database/schema';
import { notFound } from '../../http/Problem';
import type { LibraryPlace } from '../library/libraryOf';
import { anyOf, distinctReferences, isReferenceAmong } from './referenceQueries';

type Wanted = { readonly familyIds: readonly string[] } | { readonly styleIds: readonly string[] };

/**
 * Finds the references to styles, or to all styles of some families: by style id, else by family and style name, as the
 * renderer finds fonts. @throws Problem 404 for an unknown id
 */
export async function referencesToFonts(place: LibraryPlace, wanted: Wanted): Promise<SQL | undefined> {
  const styles = await stylesOf(place, wanted);
  const ids = new Set(styles.map(({ id }) => id));
  const named = new Set(styles.map(({ familyKey, nameKey }) => JSON.stringify([familyKey, nameKey])));
  const keys = [...ids, ...new Set(styles.map(({ familyKey }) => referenceKey(familyKey)))];
  const isCandidate = and(eq(libraryReferences.kind, 'font'), anyOf(libraryReferences.key, keys));
  const candidates = await distinctReferences<FontReference>(place, isCandidate);
  const known = await knownStyles(place, candidates);
  const leading = candidates.filter(({ fontStyleId = '', family, style }) => {
    const id = fontStyleId.toLowerCase();
    return known.has(id) ? ids.has(id) : named.has(JSON.stringify([itemNameKey(family), itemNameKey(style)]));
  });
  const isFamily =
    'familyIds' in wanted
      ? and(eq(libraryReferences.kind, 'fontFamily'), anyOf(libraryReferences.key, wanted.familyIds))
      : undefined;
  return or(isReferenceAmong('font', leading), isFamily);
}

async function stylesOf(place: LibraryPlace, wanted: Wanted) {
  const isWanted =
    'familyIds' in wanted
      ? inArray(fontFamilies.id, [...wanted.familyIds])
      : inArray(fontStyles.id, [...wanted.styleIds]);
  const rows = await selectStyles(place, isWanted);
  if ('familyIds' in wanted && new Set(rows.map(({ familyId }) => familyId)).size < wanted.familyIds.length)
    throw notFound(FONT_WORDS.family);
  if ('styleIds' in wanted && rows.length < wanted.styleIds.length) throw notFound(FONT_WORDS.style);
  return rows;
}

/** Finds which referenced style ids exist in the environment. */
async function knownStyles(place: LibraryPlace, references: readonly FontReference[]): Promise<Set<string>> {
  const ids = references.flatMap(({ fontStyleId }) => fontStyleId?.toLowerCase() ?? []);
  const rows = await selectStyles(place, anyOf(fontStyles.id, ids));
  return new Set(rows.map(({ id }) => id));
}

const selectStyles = ({ database, environmentId }: LibraryPlace, which: SQL) =>
  database
    .select({
      id: fontStyles.id,
      familyId: fontStyles.familyId,
      familyKey: fontFamilies.nameKey,
      nameKey: fontStyles.nameKey,
    })
    .from(fontStyles)
    .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
    .where(and(eq(fontFamilies.environmentId, environmentId), which));
