import { isChoosable, type PictureName } from '@/domain/projects';
import type { ImageReach } from '@/engine/document';
import type { LibraryPlace } from '../library/libraryOf';
import type { MediaSources } from '../library/mediaSources';
import { openAssetFinder } from '../library/openAssetFinder';
import { UUID } from '../uuid';

/**
 * Filters the pictures that an image variable can have: from its connector and folders, found by the renderer's rules.
 * Looks all of them up in one query.
 */
export async function choosablePictures(
  place: LibraryPlace,
  sources: MediaSources,
  images: readonly ImageReach[],
  pictures: readonly PictureName[],
): Promise<ReadonlySet<PictureName>> {
  const isPossible = images.some(({ isChosen }) => isChosen);
  if (!isPossible || pictures.length === 0) return new Set();
  const find = await openAssetFinder(
    place,
    sources,
    pictures.map(({ assetId }) => assetId),
  );
  return new Set(
    pictures.filter((picture) => {
      const key = sources.keyOf(picture.connectorId);
      if (key === undefined) return false;
      const offering = images.filter(({ connectorId }) => sources.ofImage(connectorId).includes(key));
      const origin = sources.originOf(key);
      if (!origin) return false;
      // An external source has folders of its own, which the platform does not know.
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
