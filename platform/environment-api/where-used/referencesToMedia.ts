import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { foldersWithin, type FolderPlace } from '@/domain/media';
import { referenceKey, type PictureReference } from '@/domain/where-used';
import { libraryReferences, media } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { findOwn, originOf, type LibraryPlace, type Origin } from '../library/libraryOf';
import { selectFolders } from '../media/mediaQueries';
import { UUID } from '../uuid';
import { anyOf, distinctReferences, isReferenceAmong } from './referenceQueries';

/**
 * Finds the references to assets, or to all assets in folders and their subfolders. Resolves each by the renderer's
 * rules, so that a name counts only for the asset it resolves to.
 * @throws Problem 404 for an unknown id
 */
export async function referencesToMedia(
  place: LibraryPlace,
  ids: readonly string[],
): Promise<SQL | undefined> {
  const assets = await assetsOf(place, ids);
  const keys = [
    ...assets.keys(),
    ...new Set([...assets.values()].map(({ nameKey }) => referenceKey(nameKey))),
  ];
  const isCandidate = and(eq(libraryReferences.kind, 'picture'), anyOf(libraryReferences.key, keys));
  const candidates = await distinctReferences<PictureReference>(place, isCandidate);
  const origins = new Map<string, Promise<Origin | undefined>>();
  const leadsThere = async ({ connectorId, assetId }: PictureReference): Promise<boolean> => {
    const origin = await (origins.get(connectorId) ?? remember(connectorId));
    if (!origin || 'elsewhere' in origin) return false;
    if (origin.folderId === null && UUID.test(assetId)) return true;
    const found = await findOwn(place, assetId, origin.folderId);
    return found !== undefined && assets.has(found.id);
  };
  const remember = (connectorId: string) => {
    const asked = originOf(place, connectorId);
    origins.set(connectorId, asked);
    return asked;
  };
  const leading: PictureReference[] = [];
  for (const candidate of candidates) if (await leadsThere(candidate)) leading.push(candidate);
  return isReferenceAmong('picture', leading);
}

/** Collects the ids of these assets and of those in the folders. */
async function assetsOf(
  { database, environmentId }: LibraryPlace,
  ids: readonly string[],
): Promise<Map<string, { nameKey: string }>> {
  const ofEnvironment = eq(media.environmentId, environmentId);
  const named = await database
    .select({ id: media.id, kind: media.kind })
    .from(media)
    .where(and(ofEnvironment, inArray(media.id, [...ids])));
  if (named.length < ids.length) throw notFound('asset or folder');
  const folderIds = named.filter(({ kind }) => kind === 'folder').map(({ id }) => id);
  const folders: FolderPlace[] = folderIds.length > 0 ? await selectFolders(database, environmentId) : [];
  const within = folderIds.flatMap((id) => foldersWithin(folders, id));
  const rows = await database
    .select({ id: media.id, nameKey: media.nameKey })
    .from(media)
    .where(
      and(
        ofEnvironment,
        eq(media.kind, 'asset'),
        sql`(${inArray(media.id, [...ids])} or ${anyOf(sql`${media.folderId}::text`, within)})`,
      ),
    );
  return new Map(rows.map(({ id, nameKey }) => [id, { nameKey }]));
}
