import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { FONT_NOTES, FONT_WORDS, judgeUpload, UPLOAD_WAITS } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from '../../database';
import { fontBatches, fontFamilies, fontStyles, fontUploads } from '../../database/schema';
import { notFound } from '../../http/Problem';

const expiry = (now: Date) => new Date(now.getTime() - UPLOAD_WAITS);

/** Deletes unconfirmed uploads after their time; their files are purged then. */
export async function deleteExpiredUploads(db: Database, now: Date): Promise<void> {
  await db.delete(fontBatches).where(lte(fontBatches.createdAt, expiry(now)));
}

/** An unexpired upload of an environment. */
interface Waiting {
  readonly environmentId: string;
  readonly batchId: string;
  readonly now: Date;
}

const isWaiting = ({ environmentId, batchId, now }: Waiting) =>
  and(
    eq(fontBatches.environmentId, environmentId),
    eq(fontBatches.id, batchId),
    gt(fontBatches.createdAt, expiry(now)),
  );

/** @throws Problem 404 when the upload does not exist or has expired */
export async function requireUpload(db: Database, of: Waiting): Promise<void> {
  const [row] = await db.select({ id: fontBatches.id }).from(fontBatches).where(isWaiting(of));
  if (!row) throw notFound(FONT_WORDS.upload);
}

/** Locks an upload until the transaction ends. @throws Problem 404 when it does not exist or has expired */
export async function lockUpload(db: Database, of: Waiting): Promise<void> {
  const [row] = await db.select({ id: fontBatches.id }).from(fontBatches).where(isWaiting(of)).for('update');
  if (!row) throw notFound(FONT_WORDS.upload);
}

/** Returns a stored file of an upload. @throws Problem 404 when it does not exist or has expired */
export async function requireUploaded(db: Database, of: Waiting, id: string) {
  const [row] = await db
    .select({ file: fontUploads })
    .from(fontBatches)
    .leftJoin(fontUploads, and(eq(fontUploads.batchId, fontBatches.id), eq(fontUploads.id, id)))
    .where(isWaiting(of));
  if (!row) throw notFound(FONT_WORDS.upload);
  const { fileHash, extension, fileName, fileSize } = row.file ?? {};
  if (!fileHash || !extension || !fileName) throw notFound(FONT_WORDS.file);
  return { fileHash, extension, fileName, fileSize };
}

/**
 * Reads the files of an upload in order, each with its errors, and the library families they would join.
 * @param ids the files to consider @default every file
 */
export async function readBatch(
  db: Database,
  environmentId: string,
  batchId: string,
  ids?: readonly string[],
) {
  const files = await db
    .select()
    .from(fontUploads)
    .where(and(eq(fontUploads.batchId, batchId), ids && inArray(fontUploads.id, [...ids])))
    .orderBy(fontUploads.position);
  const families = await familiesOf(db, environmentId, files);
  const errors = judgeUpload(files, families.taken);
  return {
    families: families.found,
    files: files.map((file, index) => ({ ...file, errors: errors[index] ?? [] })),
  };
}

/** Finds the library families these fonts would join, and the keys of their styles. */
export async function familiesOf(
  db: Database,
  environmentId: string,
  files: readonly { familyName: string }[],
) {
  const keys = [...new Set(files.map(({ familyName }) => itemNameKey(familyName.trim())))];
  const rows = await db
    .select({
      id: fontFamilies.id,
      name: fontFamilies.name,
      familyKey: fontFamilies.nameKey,
      styleKey: fontStyles.nameKey,
    })
    .from(fontFamilies)
    .innerJoin(fontStyles, eq(fontStyles.familyId, fontFamilies.id))
    .where(and(eq(fontFamilies.environmentId, environmentId), inArray(fontFamilies.nameKey, keys)));
  return {
    found: [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()],
    taken: new Set(rows.map(({ familyKey, styleKey }) => JSON.stringify([familyKey, styleKey]))),
  };
}

/** Describes an upload as in the contract. */
export async function describeUpload(db: Database, environmentId: string, batchId: string) {
  const { families, files } = await readBatch(db, environmentId, batchId);
  return {
    batchId,
    data: {
      fontFamilies: families,
      preloadedData: files.map(
        ({ id, styleName, familyName, fileName, fileHash, fileSize, errors, notes }) => ({
          id,
          name: styleName,
          familyName,
          fileName,
          ...(fileHash !== null && { fileSize }),
          errors,
          notes: notes.map((code) => ({ code, message: FONT_NOTES[code] })),
          canBeUploaded: errors.length === 0,
        }),
      ),
    },
  };
}
