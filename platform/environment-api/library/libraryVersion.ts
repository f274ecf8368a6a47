import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../database';
import { fontFamilies, media } from '../../database/schema';
import { hasGhostscript } from '../../pictures';

/**
 * Names the fonts and pictures an environment has at the moment: it changes with each that comes, goes or changes. The
 * pictures count where the text of the document refers to any, and so does whether PostScript among them is drawn.
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
