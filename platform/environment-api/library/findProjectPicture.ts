import { and, eq } from 'drizzle-orm';
import type { PictureVision } from '@/domain/media';
import type { Database } from '../../database';
import { projectPictures } from '../../database/schema';

/** A picture uploaded into a project: its file is placed unchanged. */
export interface FoundUpload extends PictureVision {
  readonly name: string;
  readonly fileHash: string;
}

/** Finds a picture of one project. @param projectId a project of the caller */
export async function findProjectPicture(
  db: Database,
  projectId: string | undefined,
  id: string,
): Promise<FoundUpload | undefined> {
  if (projectId === undefined) return undefined;
  const { name, fileHash, foundCrop } = projectPictures;
  const [row] = await db
    .select({ name, fileHash, foundCrop })
    .from(projectPictures)
    .where(and(eq(projectPictures.projectId, projectId), eq(projectPictures.id, id)));
  return (
    row && {
      name: row.name,
      fileHash: row.fileHash,
      manualCropMetadata: null,
      visionCropMetadata: row.foundCrop,
    }
  );
}
