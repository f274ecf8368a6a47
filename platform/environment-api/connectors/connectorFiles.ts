import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { downloadAsset, LARGEST_PICTURE, readTable, SourceError } from '../../connectors';
import { connectorFiles } from '../../database/schema';
import type { ReadTableParts, TableParts } from '../../readers';
import { keepFile } from '../../storage';
import type { ConnectorRow } from './connectorQueries';
import { catalogueOf, isPersonal, type Reach } from './connectorSource';

/** Milliseconds for which a fetched file is reused. */
const FRESH = 5 * 60_000;
/** Most bytes of a stored table. */
const LARGEST_TABLE = 50_000_000;

/** A file fetched from an external source. */
export interface FetchedFile {
  readonly name: string;
  readonly fileHash: string;
}

/**
 * Returns a picture of an external source, at most five minutes old. @throws SourceError, NotInSourceError, and the
 * errors of `keepFile`
 */
export async function fetchPicture(
  reach: Reach,
  connector: ConnectorRow,
  assetId: string,
): Promise<FetchedFile | undefined> {
  const fetchAnew = async () => {
    const catalogue = await catalogueOf(reach, connector, 'draw');
    if (!catalogue) return undefined;
    const { name, content } = await downloadAsset(catalogue, assetId);
    const { hash } = await keepFile(reach, content, LARGEST_PICTURE);
    return { name, fileHash: hash };
  };
  // Pictures that depend on the user's access are not shared with others.
  return isPersonal(connector, 'draw')
    ? outside(reach, fetchAnew)
    : keptOrFetched(reach, connector, assetId, fetchAnew);
}

/**
 * Reads a part of the table of a data connector, at most five minutes old. @throws SourceError, and the errors of
 * `Readers`
 */
export async function readConnectorTable<Part extends keyof TableParts>(
  reach: Reach,
  connector: ConnectorRow,
  part: Part,
  wanted: TableParts[Part],
): Promise<ReadTableParts[Part]> {
  const file = await keptOrFetched(reach, connector, 'table', async () => {
    const source = await catalogueOf(reach, connector, 'draw');
    if (!source) throw new SourceError('it has no address');
    const table = Buffer.from(await readTable(source));
    const { hash } = await keepFile(reach, Readable.from([table]), LARGEST_TABLE);
    return { name: connector.name, fileHash: hash };
  });
  if (!file) throw new SourceError('it has no table');
  return reach.readers.storedTable(await buffer(await reach.storage.read(file.fileHash)), part, wanted);
}

/** Returns the stored file of a connector if it is fresh, else fetches and stores it. */
async function keptOrFetched(
  reach: Reach,
  { id: connectorId }: ConnectorRow,
  assetId: string,
  fetchAnew: () => Promise<FetchedFile | undefined>,
): Promise<FetchedFile | undefined> {
  const { database, now } = reach;
  const assetKey = createHash('sha256').update(assetId).digest('hex');
  const oldest = new Date(now.getTime() - FRESH);
  const [present] = await database
    .select({ name: connectorFiles.name, fileHash: connectorFiles.fileHash })
    .from(connectorFiles)
    .where(
      and(
        eq(connectorFiles.connectorId, connectorId),
        eq(connectorFiles.assetKey, assetKey),
        gt(connectorFiles.fetchedAt, oldest),
      ),
    );
  if (present) return present;
  const fetched = await outside(reach, fetchAnew);
  if (!fetched) return undefined;
  const { name, fileHash } = fetched;
  await database.delete(connectorFiles).where(lt(connectorFiles.fetchedAt, oldest));
  await database
    .insert(connectorFiles)
    .values({ connectorId, assetKey, name, fileHash, fetchedAt: now })
    .onConflictDoUpdate({
      target: [connectorFiles.connectorId, connectorFiles.assetKey],
      set: { name, fileHash, fetchedAt: now },
    });
  return fetched;
}

/** Fetches without occupying a place in the queue. */
const outside = <Result>({ stepAside }: Reach, fetch: () => Promise<Result>): Promise<Result> =>
  stepAside ? stepAside(fetch) : fetch();
