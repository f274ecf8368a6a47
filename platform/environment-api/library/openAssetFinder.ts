import { and, asc, eq, sql } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import { nameInFolder } from '@/domain/media';
import { media } from '../../database/schema';
import { UUID } from '../uuid';
import { anyOf } from '../where-used/referenceQueries';
import type { LibraryPlace } from './libraryOf';
import type { MediaSources } from './mediaSources';

/** An asset that may match a picture. */
type Candidate = Pick<typeof media.$inferSelect, 'id' | 'folderId' | 'nameKey' | 'nameInFolder' | 'fileHash'>;

/** Finds an asset below the root of a connector, null for all media, by id, path or the first match of its name. */
type FindAsset = (assetId: string, root: string | null) => Candidate | undefined;

/** Queries the assets with these ids, paths and names once, to find them by the renderer's rules. */
export async function openAssetFinder(
  place: LibraryPlace,
  sources: MediaSources,
  assetIds: readonly string[],
): Promise<FindAsset> {
  const candidates = await selectCandidates(place, assetIds);
  const byId = new Map(candidates.map((asset) => [asset.id, asset]));
  const byPlace = new Map(candidates.map((asset) => [pathKey(asset.folderId, asset.nameInFolder), asset]));
  const byName = new Map<string, Candidate[]>();
  for (const asset of candidates) {
    const same = byName.get(asset.nameKey);
    if (same) same.push(asset);
    else byName.set(asset.nameKey, [asset]);
  }
  return (assetId, root) => {
    if (UUID.test(assetId)) return byId.get(assetId.toLowerCase());
    const slash = assetId.lastIndexOf('/');
    if (slash < 0)
      return byName
        .get(itemNameKey(assetId))
        ?.find(({ folderId }) => sources.pathBelow(root, folderId) !== undefined);
    const folderId = sources.folderBelow(root, assetId.slice(0, slash));
    return folderId === undefined
      ? undefined
      : byPlace.get(pathKey(folderId, nameInFolder(assetId.slice(slash + 1))));
  };
}

/** Selects every asset with the id or name of a picture, in the order in which names are matched. */
async function selectCandidates(
  { database, environmentId }: LibraryPlace,
  assetIds: readonly string[],
): Promise<Candidate[]> {
  if (assetIds.length === 0) return [];
  const ids = assetIds.filter((text) => UUID.test(text)).map((text) => text.toLowerCase());
  const names = assetIds
    .filter((text) => !UUID.test(text))
    .map((text) => text.slice(text.lastIndexOf('/') + 1));
  return database
    .select({
      id: media.id,
      folderId: media.folderId,
      nameKey: media.nameKey,
      nameInFolder: media.nameInFolder,
      fileHash: media.fileHash,
    })
    .from(media)
    .where(
      and(
        eq(media.environmentId, environmentId),
        eq(media.kind, 'asset'),
        sql`(${anyOf(media.id, ids)} or ${anyOf(media.nameKey, names.map(itemNameKey))})`,
      ),
    )
    .orderBy(asc(media.createdAt), asc(media.id));
}

const pathKey = (folderId: string | null, name: string): string => `${folderId ?? ''}/${name}`;
