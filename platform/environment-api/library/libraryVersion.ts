import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../database';
import { fontFamilies, media } from '../../database/schema';
import { hasGhostscript } from '../../pictures';

/**
 * Builds a version of the environment's fonts and pictures, which changes with each of them. Pictures, and whether
 * PostScript is drawn, count only if the document refers to any picture.
 */
export async function libraryVersion(db: Database, environmentId: string, document: string): Promise<string> {
  const fonts = await db
    .select({ count: sql`count(*)`, latest: sql`max(${fontFamilies.modifiedAt})` })
    .from(fontFamilies)
    .where(eq(fontFamilies.environmentId, environmentId));
  const pictures = document.includes('"assetId"')
    ? await db
        .select({ count: sql`count(*)`, latest: sql`max(${media.modifiedAt})` })
        .from(media)
        .where(eq(media.environmentId, environmentId))
    : [];
  const drawsPostScript = pictures.length > 0 && hasGhostscript();
  return createHash('sha256')
    .update(JSON.stringify([fonts, pictures, drawsPostScript]))
    .digest('hex')
    .slice(0, 16);
}
