import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { fontExtensionOf, LARGEST_FONT, MOST_FONTS, readFont, TOO_MANY_FONTS } from '@/domain/font';
import type { Database } from '../../database';
import { fontBatches, fontUploads } from '../../database/schema';
import { conflict, problemOf } from '../../http/Problem';
import type { SentFile } from '../../http/readFiles';
import { keepFile } from '../../storage';
import type { Call } from '../operations';
import { deleteExpiredUploads, describeUpload, lockUpload, requireUpload } from './fontUpload';

type Uploading = Call<'uploadFonts'>;
/** Where an upload is, and when. */
type Place = Pick<Uploading, 'database' | 'environment' | 'now' | 'signal'>;
type Row = typeof fontUploads.$inferInsert;
type Read = Omit<Row, 'batchId' | 'position'>;

/** Takes the files of a form into a new upload, or into the one that is named. @throws Problem 400, 404, 413 or 415 */
export async function uploadFonts(call: Uploading) {
  const { database, query = {}, now } = call;
  await deleteExpiredUploads(database, now);
  const read: Read[] = [];
  for await (const file of call.files({ most: MOST_FONTS, largest: LARGEST_FONT }))
    read.push(await readFontFile(call, file));
  return database.transaction((transaction) =>
    joinUpload({ ...call, database: transaction }, query.batchId, read),
  );
}

/**
 * Adds files that were read to an upload, or to a new one where none is named. To be called in a transaction.
 * @throws Problem 400 or 404, or 409 where nobody waits for it any more
 */
export async function joinUpload(call: Place, into: string | undefined, read: readonly Read[]) {
  const { database, environment, now, signal } = call;
  if (signal.aborted) throw conflict('The call was cancelled.');
  const batchId = into ?? (await open(call));
  await lockUpload(database, { environmentId: environment.id, batchId, now });
  const before = await countWithRoom(database, batchId, read.length);
  const rows = read.map((row, index) => ({ ...row, batchId, position: before + index }));
  await database.insert(fontUploads).values(rows);
  return describeUpload(database, environment.id, batchId);
}

/** Whether one more file may join an upload, before it is fetched. @throws Problem 400 or 404 */
export async function requireRoom({ database, environment, now }: Omit<Place, 'signal'>, batchId: string) {
  await requireUpload(database, { environmentId: environment.id, batchId, now });
  await countWithRoom(database, batchId, 1);
}

async function countWithRoom(database: Database, batchId: string, added: number): Promise<number> {
  const count = await database.$count(fontUploads, eq(fontUploads.batchId, batchId));
  if (count + added > MOST_FONTS) throw problemOf(TOO_MANY_FONTS);
  return count;
}

async function open({ database, environment, now }: Place): Promise<string> {
  const [batch] = await database
    .insert(fontBatches)
    .values({ environmentId: environment.id, createdAt: now })
    .returning({ id: fontBatches.id });
  if (!batch) throw new Error('The upload was not inserted.');
  return batch.id;
}

/** Reads a file, and keeps it unless it is refused. */
export async function readFontFile(
  call: Pick<Uploading, 'database' | 'storage' | 'now'>,
  { fileName, content }: Pick<SentFile, 'fileName'> & { content: Uint8Array },
): Promise<Read> {
  const extension = fontExtensionOf(fileName);
  const font = extension ? readFont(content) : { fault: 'format' as const };
  const name = { fileName: fileName.replace(/\p{Cc}/gu, '').slice(-255), extension: extension ?? null };
  if ('fault' in font)
    return { ...name, familyName: '', styleName: '', weight: 400, isItalic: false, fault: font.fault };
  const { family, style, weight, isItalic } = font;
  const { hash, size } = await keepFile(call, Readable.from([content]), LARGEST_FONT);
  return { ...name, familyName: family, styleName: style, weight, isItalic, fileHash: hash, fileSize: size };
}
