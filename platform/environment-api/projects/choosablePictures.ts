import { and, asc, eq, sql } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import { nameInFolder } from '@/domain/media';
import { isChoosable, type PictureName } from '@/domain/project';
import type { ImageReach } from '@/engine/document';
import { media } from '../../database/schema';
import type { LibraryPlace } from '../library/libraryOf';
import { UUID } from '../uuid';
import { anyOf } from '../where-used/referenceQueries';
import type { MediaSources } from './mediaSources';

/** An asset that a picture may be. */
type Candidate = Pick<typeof media.$inferSelect, 'id' | 'folderId' | 'nameKey' | 'nameInFolder'>;

/**
 * Those of some pictures that an image variable can have: of its connector and its folders, found the way they are drawn.
 * All are looked up in one query.
 */
export async function choosablePictures(
  place: LibraryPlace,
  sources: MediaSources,
  images: readonly ImageReach[],
  pictures: readonly PictureName[],
): Promise<ReadonlySet<PictureName>> {
  const isPossible = images.some(({ isChosen }) => isChosen);
  if (!isPossible || pictures.length === 0) return new Set();
  const find = finderOf(sources, await selectCandidates(place, pictures));
  return new Set(
    pictures.filter((picture) => {
      const key = sources.keyOf(picture.connectorId);
      if (key === undefined) return false;
      const offering = images.filter(({ connectorId }) => sources.ofImage(connectorId).includes(key));
      const origin = sources.originOf(key);
      if (!origin) return false;
      // A source elsewhere has folders of its own; the platform knows no place of its pictures.
      if ('elsewhere' in origin) return offering.some(({ isChosen }) => isChosen);
      const { assetId } = picture;
      const found = find(assetId, origin.folderId);
      const folder = found && sources.pathBelow(origin.folderId, found.folderId);
      if (folder === undefined) return false;
      const isBareName = !UUID.test(assetId) && !assetId.includes('/');
      return offering.some((image) => isChoosable(image, folder, isBareName));
    }),
  );
}

/** Every asset that has the id or the name of a picture, in the order in which names are found. */
function selectCandidates(
  { database, environmentId }: LibraryPlace,
  pictures: readonly PictureName[],
): Promise<Candidate[]> {
  const texts = pictures.map(({ assetId }) => assetId);
  const ids = texts.filter((text) => UUID.test(text)).map((text) => text.toLowerCase());
  const names = texts.filter((text) => !UUID.test(text)).map((text) => text.slice(text.lastIndexOf('/') + 1));
  return database
    .select({
      id: media.id,
      folderId: media.folderId,
      nameKey: media.nameKey,
      nameInFolder: media.nameInFolder,
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

/** Finds an asset below the root of a connector by its id, its path or, as the first one there is, its name. */
function finderOf(sources: MediaSources, candidates: readonly Candidate[]) {
  const byId = new Map(candidates.map((asset) => [asset.id, asset]));
  const byPlace = new Map(candidates.map((asset) => [placeOf(asset.folderId, asset.nameInFolder), asset]));
  const byName = new Map<string, Candidate[]>();
  for (const asset of candidates) {
    const same = byName.get(asset.nameKey);
    if (same) same.push(asset);
    else byName.set(asset.nameKey, [asset]);
  }
  return (assetId: string, root: string | null): Candidate | undefined => {
    if (UUID.test(assetId)) return byId.get(assetId.toLowerCase());
    const slash = assetId.lastIndexOf('/');
    if (slash < 0)
      return byName
        .get(itemNameKey(assetId))
        ?.find(({ folderId }) => sources.pathBelow(root, folderId) !== undefined);
    const folderId = sources.folderBelow(root, assetId.slice(0, slash));
    return folderId === undefined
      ? undefined
      : byPlace.get(placeOf(folderId, nameInFolder(assetId.slice(slash + 1))));
  };
}

const placeOf = (folderId: string | null, name: string): string => `${folderId ?? ''}/${name}`;
