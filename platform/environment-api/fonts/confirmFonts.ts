import { eq } from 'drizzle-orm';
import { FONT_WORDS, NOTHING_LEFT } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { conflicting } from '@/domain/refusal';
import type { Database } from '../../database';
import { fontBatches, fontFamilies, fontStyles, type fontUploads } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { addUsedStorage, lockEnvironment } from '../environmentRow';
import type { Call } from '../operations';
import { readIds } from './deleteFonts';
import { findFamilies } from './fontQueries';
import { lockUpload, readBatch } from './fontUpload';

/** A parsed font file, stored unless rejected. */
export type ReadFont = Pick<
  typeof fontUploads.$inferInsert,
  'familyName' | 'styleName' | 'weight' | 'isItalic' | 'fileName' | 'extension' | 'fileHash' | 'fileSize'
>;

/**
 * Adds all files of an upload, or the named ones, to the library, all or none.
 * @throws Problem 404, or 409 when one has an error
 */
export async function confirmFonts({ database, environment, params, query, now }: Call<'confirmFonts'>) {
  const { id: environmentId } = environment;
  const { batchId } = params;
  const ids = query?.ids === undefined ? undefined : readIds(query.ids);
  return database.transaction(async (transaction) => {
    await lockEnvironment(transaction, environmentId);
    await lockUpload(transaction, { environmentId, batchId, now });
    const { files } = await readBatch(transaction, environmentId, batchId, ids);
    if (ids && files.length < ids.length) throw notFound(FONT_WORDS.file);
    if (files.length === 0) throw problemOf(NOTHING_LEFT);
    const [wrong] = files.filter(({ errors }) => errors.length > 0);
    if (wrong) throw problemOf(conflicting(`${wrong.fileName}: ${wrong.errors[0]?.message ?? ''}`));
    const changed = new Set<string>();
    for (const file of files) changed.add(await addStyle(transaction, environmentId, file, now));
    await addUsedStorage(transaction, environmentId, {
      column: 'fontsBytes',
      bytes: files.reduce((sum, { fileSize }) => sum + fileSize, 0),
    });
    await transaction.delete(fontBatches).where(eq(fontBatches.id, batchId));
    return { data: await findFamilies(transaction, environmentId, [...changed]) };
  });
}

/** Adds a style to its family, which it creates if needed. @returns the family's id */
export async function addStyle(
  db: Database,
  environmentId: string,
  file: ReadFont,
  now: Date,
): Promise<string> {
  const { weight, isItalic, fileName, extension, fileHash, fileSize } = file;
  if (!extension || !fileHash) throw new Error('A file that was refused has no error.');
  const family = file.familyName.trim();
  const [row] = await db
    .insert(fontFamilies)
    .values({ environmentId, name: family, nameKey: itemNameKey(family), createdAt: now, modifiedAt: now })
    .onConflictDoUpdate({
      target: [fontFamilies.environmentId, fontFamilies.nameKey],
      set: { modifiedAt: now },
    })
    .returning({ id: fontFamilies.id });
  if (!row) throw new Error('The family was not inserted.');
  const name = file.styleName.trim();
  await db.insert(fontStyles).values({
    familyId: row.id,
    name,
    nameKey: itemNameKey(name),
    weight,
    isItalic,
    fileName,
    extension,
    fileHash,
    fileSize: fileSize,
  });
  return row.id;
}
