import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import {
  fontExtensionOf,
  isPacked,
  keptExtension,
  keptName,
  LARGEST_FONT,
  MOST_FONTS,
  readFont,
  TOO_MANY_FONTS,
  type FontFault,
} from '@/domain/fonts';
import type { Database } from '../../database';
import { fontBatches, fontUploads } from '../../database/schema';
import { conflict, problemOf } from '../../http/Problem';
import type { SentFile } from '../../http/readFiles';
import { keepFile } from '../../storage';
import type { Call } from '../operations';
import { deleteExpiredUploads, describeUpload, lockUpload, requireUpload } from './fontUpload';

type Uploading = Call<'uploadFonts'>;
/** Context of an upload: its environment and its moment. */
type Place = Pick<Uploading, 'database' | 'environment' | 'now' | 'signal'>;
type Row = typeof fontUploads.$inferInsert;
type Read = Omit<Row, 'batchId' | 'position'>;

/** Adds the files of a form to a new upload, or to the named one. @throws Problem 400, 404, 413 or 415 */
export async function uploadFonts(call: Uploading) {
  const { database, query = {}, now } = call;
  await deleteExpiredUploads(database, now);
  const read: Read[] = [];
  for await (const file of call.files({ most: MOST_FONTS, largest: LARGEST_FONT }))
    read.push(...(await readFontFile(call, file)));
  return database.transaction((transaction) =>
    joinUpload({ ...call, database: transaction }, query.batchId, read),
  );
}

/**
 * Adds parsed files to an upload, or to a new one when none is named. Call it in a transaction.
 * @throws Problem 400 or 404, or 409 when the caller has left
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

/** Checks that one more file may join an upload, before it is fetched. @throws Problem 400 or 404 */
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

/** Parses a file, and stores each of its fonts unless it is rejected. */
export async function readFontFile(
  call: Pick<Uploading, 'database' | 'storage' | 'readers' | 'now'>,
  { fileName, content }: Pick<SentFile, 'fileName'> & { content: Uint8Array },
): Promise<Read[]> {
  const name = fileName.replace(/\p{Cc}/gu, '').slice(-255);
  if (fontExtensionOf(name) === undefined) return [describeRefusal(name, 'format')];
  const unpacked = isPacked(content) ? await call.readers.fonts(content) : { fonts: [content] };
  if ('fault' in unpacked) return [describeRefusal(name, unpacked.fault)];
  const { fonts } = unpacked;
  const read: Read[] = [];
  for (const [index, font] of fonts.entries())
    read.push(await readOneFont(call, font, name, fonts.length > 1 ? index + 1 : undefined));
  return read.length === 0 ? [describeRefusal(name, 'damaged')] : read;
}

const describeRefusal = (fileName: string, fault: FontFault): Read => ({
  fileName,
  extension: null,
  familyName: '',
  styleName: '',
  weight: 400,
  isItalic: false,
  fault,
});

/** Parses an unpacked font. @param number its index among those of its file */
async function readOneFont(
  call: Pick<Uploading, 'database' | 'storage' | 'now'>,
  content: Uint8Array,
  sentAs: string,
  number: number | undefined,
): Promise<Read> {
  const extension = keptExtension(sentAs, content);
  const fileName = keptName(sentAs, extension, number);
  const font = readFont(content);
  if ('fault' in font) return { ...describeRefusal(fileName, font.fault), extension };
  const { family, style, weight, isItalic, notes } = font;
  const { hash, size } = await keepFile(call, Readable.from([content]), LARGEST_FONT);
  return {
    fileName,
    extension,
    familyName: family,
    styleName: style,
    weight,
    isItalic,
    notes: [...notes],
    fileHash: hash,
    fileSize: size,
  };
}
