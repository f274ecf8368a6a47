import { and, eq, inArray, isNull } from 'drizzle-orm';
import { demoCoverOf, demoMedia, demoMediaId, type DemoMedia, type DemoMediaAsset } from '@/demo';
import { itemNameKey } from '@/domain/item-name';
import { nameInFolder } from '@/domain/media';
import type { Database } from '../database';
import { environments, media, templateCollections } from '../database/schema';
import { keepFile, type StoredFile } from '../storage';
import { addOnce, type Filled } from './addOnce';

/** Larger than any of the files, in bytes. */
const LARGEST = 20 * 1024 * 1024;

type Asset = Pick<DemoMediaAsset, 'extension' | 'svg'>;

/**
 * Adds the demo's folders and pictures to the demo environments, once ({@link addOnce}). Skips environments that have
 * media.
 */
export function seedMedia(filled: Filled): Promise<boolean> {
  return addOnce(filled.database, {
    name: 'demo-media',
    makeRows: () => demoMedia(filled.now),
    keepFiles: (rows) => keepFiles(filled, rows),
    insert: async (transaction, rows, files) => {
      const empty = await findEmpty(transaction, rows);
      const added = rows.filter(({ environmentId }) => empty.has(environmentId));
      if (added.length === 0) return false;
      await transaction.insert(media).values(added.map((row) => rowOf(row, files)));
      await addCovers(transaction, added, files);
      return true;
    },
  });
}

/** Makes the picture files, each once, keyed by their drawing. */
async function keepFiles(filled: Filled, rows: readonly DemoMedia[]): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for (const row of rows) {
    if (row.kind === 'folder' || files.has(row.svg)) continue;
    files.set(row.svg, await keepFile(filled, fileOf(row), LARGEST));
  }
  return files;
}

async function* fileOf({ extension, svg }: Asset): AsyncIterable<Uint8Array> {
  // Most starts have nothing to draw.
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(svg));
  yield await (extension === 'png' ? picture.png() : picture.flatten().jpeg({ quality: 88 })).toBuffer();
}

/** Finds the existing environments without media. */
async function findEmpty(db: Database, rows: readonly DemoMedia[]): Promise<Set<string>> {
  const wanted = [...new Set(rows.map(({ environmentId }) => environmentId))];
  const present = await db
    .select({ id: environments.id })
    .from(environments)
    .where(and(inArray(environments.id, wanted), isNull(environments.deletedAt)));
  const filled = await db
    .selectDistinct({ id: media.environmentId })
    .from(media)
    .where(inArray(media.environmentId, wanted));
  const isFilled = new Set(filled.map(({ id }) => id));
  return new Set(present.map(({ id }) => id).filter((id) => !isFilled.has(id)));
}

function rowOf(row: DemoMedia, files: ReadonlyMap<string, StoredFile>): typeof media.$inferInsert {
  const names = { nameKey: itemNameKey(row.name), nameInFolder: nameInFolder(row.name) };
  if (row.kind === 'folder') return { ...row, ...names };
  const { svg, ...asset } = row;
  const file = files.get(svg);
  if (!file) throw new Error(`No file was made of ${row.name}.`);
  return { ...asset, ...names, fileHash: file.hash, size: file.size };
}

/** Gives the demo's collections in these environments one of their pictures as a cover, if they have none. */
async function addCovers(
  db: Database,
  rows: readonly DemoMedia[],
  files: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  const pictures = new Map(rows.map((row) => [row.id, row]));
  const isBare = and(
    inArray(templateCollections.environmentId, [...new Set(rows.map(({ environmentId }) => environmentId))]),
    isNull(templateCollections.coverHash),
  );
  const bare = await db.select().from(templateCollections).where(isBare);
  for (const { id, environmentId, name } of bare) {
    const path = demoCoverOf(name);
    const picture = path === undefined ? undefined : pictures.get(demoMediaId(environmentId, path));
    const file = picture?.kind === 'asset' ? files.get(picture.svg) : undefined;
    if (!file) continue;
    await db
      .update(templateCollections)
      .set({ coverHash: file.hash, coverType: 'image/jpeg' })
      .where(eq(templateCollections.id, id));
  }
}
