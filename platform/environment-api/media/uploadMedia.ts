import { eq } from 'drizzle-orm';
import {
  assetName,
  freeName,
  mediaExtensionOf,
  refusalOfContent,
  refusalOfFileName,
  refusalOfMediaName,
  refusalOfRoot,
  refusalOfTakenName,
  SIGNATURE_BYTES,
  type WhenTaken,
} from '@/domain/media';
import type { Database } from '../../database';
import { media, mediaPreviews } from '../../database/schema';
import { problemOf, refuseIf } from '../../http/Problem';
import { LARGEST_UPLOAD } from '../../http/readUpload';
import { keepFile } from '../../storage';
import { addUsedStorage, lockEnvironment } from '../environmentRow';
import type { Call } from '../operations';
import {
  findByName,
  nameColumns,
  namesIn,
  requireFolder,
  requireFolderAt,
  selectFolders,
} from './mediaQueries';
import { keepStandIn, readContents, type Contents } from './readAsset';

type Uploading = Call<'uploadMedia'>;
type Placing = Pick<Uploading, 'database' | 'environment' | 'now'>;

/** Uploads a file into a folder. @returns the id of its asset, or with `skip` of the existing one */
export async function uploadMedia(call: Uploading): Promise<string> {
  const { database, environment, query = {} } = call;
  const folderId = requireFolderAt(await selectFolders(database, environment.id), query.folderPath);
  if (folderId === null) throw problemOf(refusalOfRoot());
  const upload = await call.upload();
  const typed = query.name ?? upload.fileName;
  const extension = mediaExtensionOf(typed);
  if (!extension) throw problemOf(refusalOfFileName(typed) ?? refusalOfRoot());
  refuseIf(refusalOfMediaName(typed));
  const file = await keepFile(call, checkContent(typed, upload.content), LARGEST_UPLOAD);
  const contents = await readContents(call, extension, file);
  return call.recorded(
    (transaction) =>
      placeAsset({ ...call, database: transaction }, folderId, {
        name: assetName(typed, extension),
        contents,
        whenTaken: query.whenTaken ?? 'refuse',
      }),
    (id) => [id],
  );
}

/**
 * Yields the bytes of a file whose content matches its name. @throws Problem 400 before the first byte when it doesn't
 */
export async function* checkContent(
  fileName: string,
  content: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  let start: Uint8Array | undefined = new Uint8Array();
  for await (const piece of content) {
    if (!start) {
      yield piece;
      continue;
    }
    start = Buffer.concat([start, piece]);
    if (start.length < SIGNATURE_BYTES) continue;
    refuseIf(refusalOfContent(fileName, start.subarray(0, SIGNATURE_BYTES)));
    yield start;
    start = undefined;
  }
  if (!start) return;
  refuseIf(refusalOfContent(fileName, start));
  yield start;
}

/** An asset to put into a folder. */
interface Asset {
  /** The id of a new one. @default any */
  readonly id?: string;
  readonly name: string;
  readonly contents: Contents;
}

/**
 * Puts an asset into a folder, in the caller's transaction. @returns its id @throws Problem 400, or 404 without the
 * folder
 */
export async function placeAsset(
  call: Placing,
  folderId: string,
  { id, name, contents, whenTaken }: Asset & { whenTaken: WhenTaken },
): Promise<string> {
  const { database, environment, now } = call;
  const { id: environmentId } = environment;
  await lockEnvironment(database, environmentId);
  // The folder may have been deleted during the upload.
  await requireFolder(database, environmentId, folderId);
  const taken = await findByName(database, { environmentId, folderId }, name);
  if (!taken || whenTaken === 'keepBoth') {
    const own = taken ? freeName(name, await namesIn(database, folderId)) : name;
    return insert(call, folderId, { ...(id !== undefined && { id }), name: own, contents });
  }
  if (taken.kind !== 'asset' || whenTaken === 'refuse') throw problemOf(refusalOfTakenName(name));
  if (whenTaken === 'skip') return taken.id;
  const { standIn, ...columns } = contents;
  await database
    .update(media)
    .set({ ...columns, modifiedAt: now })
    .where(eq(media.id, taken.id));
  await forgetPreviews(database, taken.id);
  await keepStandIn(database, taken.id, standIn);
  await addUsedStorage(database, environmentId, {
    column: 'assetsBytes',
    bytes: (contents.size ?? 0) - (taken.size ?? 0),
  });
  return taken.id;
}

async function insert(
  { database, environment, now }: Placing,
  folderId: string,
  { id, name, contents: { standIn, ...columns } }: Asset,
): Promise<string> {
  const [row] = await database
    .insert(media)
    .values({
      id,
      environmentId: environment.id,
      kind: 'asset',
      folderId,
      ...nameColumns(name),
      ...columns,
      createdAt: now,
      modifiedAt: now,
    })
    .returning({ id: media.id });
  if (!row) throw new Error('The asset was not inserted.');
  await addUsedStorage(database, environment.id, { column: 'assetsBytes', bytes: columns.size ?? 0 });
  await keepStandIn(database, row.id, standIn);
  return row.id;
}

const forgetPreviews = (db: Database, mediaId: string) =>
  db.delete(mediaPreviews).where(eq(mediaPreviews.mediaId, mediaId));
