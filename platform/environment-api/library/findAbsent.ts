import { and, eq } from 'drizzle-orm';
import { projectPictureId, type PictureName } from '@/domain/projects';
import { projectPictures } from '../../database/schema';
import { anyOf } from '../where-used/referenceQueries';
import type { LibraryPlace } from './libraryOf';
import { openMediaSources } from './mediaSources';
import { openAssetFinder } from './openAssetFinder';

type Place = LibraryPlace & {
  /** The project whose own pictures count too. @default none */
  readonly projectId?: string;
};

/** Finds which of these picture ids belong to a project. */
async function findUploads({ database, projectId }: Place, ids: readonly string[]): Promise<Set<string>> {
  if (projectId === undefined || ids.length === 0) return new Set();
  const rows = await database
    .select({ id: projectPictures.id })
    .from(projectPictures)
    .where(and(eq(projectPictures.projectId, projectId), anyOf(projectPictures.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Finds the pictures that do not exist. Pictures of external sources count as existing; their sources are not called.
 */
export async function findAbsent<Picture extends PictureName>(
  place: Place,
  pictures: readonly Picture[],
): Promise<ReadonlySet<Picture>> {
  const uploadIds = pictures.flatMap(({ assetId }) => projectPictureId(assetId) ?? []);
  const assetIds = pictures.map(({ assetId }) => assetId).filter((id) => projectPictureId(id) === undefined);
  const uploads = await findUploads(place, uploadIds);
  const sources = await openMediaSources(place);
  const find = await openAssetFinder(place, sources, assetIds);
  const isThere = ({ connectorId, assetId }: Picture): boolean => {
    const uploadId = projectPictureId(assetId);
    if (uploadId !== undefined) return uploads.has(uploadId);
    const key = sources.keyOf(connectorId);
    const origin = key === undefined ? undefined : sources.originOf(key);
    if (!origin) return false;
    if ('elsewhere' in origin) return true;
    const asset = find(assetId, origin.folderId);
    return asset !== undefined && asset.fileHash !== null;
  };
  return new Set(pictures.filter((picture) => !isThere(picture)));
}
