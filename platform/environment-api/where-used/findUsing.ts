import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { UsedKind } from '@/domain/where-used';
import {
  brandKits,
  collectionTemplates,
  connectors,
  libraryReferences,
  outputSettings,
  templateCollections,
  templates,
  userInterfaceOutputs,
  userInterfaces,
} from '../../database/schema';
import { notFound } from '../../http/Problem';
import type { LibraryPlace } from '../library/libraryOf';
import { referencesToFonts } from './referencesToFonts';
import { referencesToMedia } from './referencesToMedia';

/** Conditions for the rows that use an object; none without a condition. */
export interface UsingConditions {
  readonly templateIf?: SQL | undefined;
  readonly collectionIf?: SQL | undefined;
  readonly brandKitIf?: SQL | undefined;
  readonly userInterfaceIf?: SQL | undefined;
}

type Find = (place: LibraryPlace, ids: readonly string[]) => Promise<UsingConditions>;

const FINDS: Readonly<Record<UsedKind, Find>> = {
  media: async (place, ids) => findReferring(place, await referencesToMedia(place, ids)),
  fontFamily: async (place, ids) => findReferring(place, await referencesToFonts(place, { familyIds: ids })),
  fontStyle: async (place, ids) => findReferring(place, await referencesToFonts(place, { styleIds: ids })),
  async connector(place, ids) {
    await requireAll(place, connectors, ids, 'connector');
    return findReferring(
      place,
      and(eq(libraryReferences.kind, 'connector'), inArray(libraryReferences.key, [...ids])),
    );
  },
  async outputSetting(place, ids) {
    await requireAll(place, outputSettings, ids, 'output setting');
    const offering = place.database
      .select({ id: userInterfaceOutputs.userInterfaceId })
      .from(userInterfaceOutputs)
      .where(inArray(userInterfaceOutputs.outputSettingId, [...ids]));
    return { userInterfaceIf: inArray(userInterfaces.id, offering) };
  },
  async userInterface(place, ids) {
    await requireAll(place, userInterfaces, ids, 'user interface');
    return { collectionIf: inArray(templateCollections.userInterfaceId, [...ids]) };
  },
  async template(place, ids) {
    await requireAll(place, templates, ids, 'template');
    const holding = place.database
      .select({ id: collectionTemplates.collectionId })
      .from(collectionTemplates)
      .where(inArray(collectionTemplates.templateId, [...ids]));
    return { collectionIf: inArray(templateCollections.id, holding) };
  },
};

/**
 * Finds the users of at least one of some objects of an environment. @throws Problem 404 when one of them is unknown
 */
export const findUsing = (
  place: LibraryPlace,
  kind: UsedKind,
  ids: readonly string[],
): Promise<UsingConditions> => FINDS[kind](place, ids);

async function requireAll(
  { database, environmentId }: LibraryPlace,
  table: typeof connectors | typeof outputSettings | typeof userInterfaces | typeof templates,
  ids: readonly string[],
  what: string,
): Promise<void> {
  const isOne = and(eq(table.environmentId, environmentId), inArray(table.id, [...ids]));
  if ((await database.$count(table, isOne)) < ids.length) throw notFound(what);
}

/** Finds the templates and brand kits of an environment with a matching reference. */
function findReferring(
  { database, environmentId }: LibraryPlace,
  isReference: SQL | undefined,
): UsingConditions {
  const having = (isOwner: SQL) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(libraryReferences)
        .where(and(eq(libraryReferences.environmentId, environmentId), isOwner, isReference)),
    );
  return {
    templateIf: having(eq(libraryReferences.templateId, templates.id)),
    brandKitIf: having(eq(libraryReferences.brandKitId, brandKits.id)),
  };
}
