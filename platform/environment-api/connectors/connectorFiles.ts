import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DataSetContent } from '@/domain/data-set';
import { downloadAsset, LARGEST_PICTURE, readTable, SourceError } from '../../connectors';
import { connectorFiles } from '../../database/schema';
import { keepFile } from '../../storage';
import type { ConnectorRow } from './connectorQueries';
import { catalogueOf, isPersonal, type Reach } from './connectorSource';

/** How long what was fetched is used again, in milliseconds. */
const FRESH = 5 * 60_000;
/** Most bytes of a table as it is kept. */
const LARGEST_TABLE = 50_000_000;

/** A file that was fetched from a source elsewhere. */
export interface FetchedFile {
  readonly name: string;
  readonly fileHash: string;
}

/**
 * A picture of a source elsewhere, as it was at most five minutes ago. @throws SourceError, NotInSourceError, and what
 * `keepFile` does
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
  // What somebody may see is kept for nobody else.
  return isPersonal(connector, 'draw')
    ? outside(reach, fetchAnew)
    : keptOrFetched(reach, connector, assetId, fetchAnew);
}

/** The table of a connector of data, as it was at most five minutes ago. @throws SourceError */
export async function fetchTable(reach: Reach, connector: ConnectorRow): Promise<DataSetContent> {
  const file = await keptOrFetched(reach, connector, 'table', async () => {
    const source = await catalogueOf(reach, connector, 'draw');
    if (!source) throw new SourceError('it has no address');
    const table = Buffer.from(JSON.stringify(await readTable(source)));
    const { hash } = await keepFile(reach, Readable.from([table]), LARGEST_TABLE);
    return { name: connector.name, fileHash: hash };
  });
  if (!file) throw new SourceError('it has no table');
  const text = await buffer(await reach.storage.read(file.fileHash));
  return JSON.parse(text.toString()) as DataSetContent;
}

/** A file of a connector as it is kept, if that is new enough, else as it is fetched and then kept. */
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

/** Fetches without holding a place that others could work in. */
const outside = <Result>({ stepAside }: Reach, fetch: () => Promise<Result>): Promise<Result> =>
  stepAside ? stepAside(fetch) : fetch();
