import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { ClientCredentials, SealCredentials, StaticKey } from '@/domain/connector';
import {
  clientToken,
  downloadAsset,
  LARGEST_PICTURE,
  openSealed,
  sealText,
  SourceError,
  type CatalogueSource,
  type Network,
} from '../../connectors';
import type { Database } from '../../database';
import { connectorFiles } from '../../database/schema';
import { keepFile, type Storage } from '../../storage';
import type { ConnectorRow } from './connectorQueries';

/** How long a picture that was fetched is used again, in milliseconds. */
const FRESH = 5 * 60_000;

/** What reaching sources elsewhere takes. */
export interface Reach {
  readonly database: Database;
  readonly storage: Storage;
  readonly network: Network;
  /** What credentials are sealed with. */
  readonly signatureSecret: string;
  readonly now: Date;
}

/** A picture that was fetched from a source elsewhere. */
export interface FetchedPicture {
  readonly name: string;
  readonly fileHash: string;
}

const placeOf = (connectorId: string, usage: string) => `credentials ${connectorId} ${usage}`;

/** Seals the credentials of a connector: what is sealed for one opens for no other. */
export const sealFor =
  (signatureSecret: string, connectorId: string): SealCredentials =>
  (usage, credentials) =>
    sealText(signatureSecret, placeOf(connectorId, usage), JSON.stringify(credentials));

/** How to speak to the source of a connector; `undefined` where it is none elsewhere. @throws SourceError */
export async function catalogueOf(
  reach: Reach,
  connector: ConnectorRow,
): Promise<CatalogueSource | undefined> {
  const { source, allowedDomains } = connector;
  if (source?.type !== 'http') return undefined;
  const credentials = await serverCredentials(reach, connector);
  return { network: reach.network, address: source.address, allowedDomains, credentials };
}

/** The headers that show the platform to a source. @throws SourceError where it lacks what they are made of */
async function serverCredentials(
  { network, signatureSecret, now }: Reach,
  { id, serverAuthentication, serverCredentials: sealed, allowedDomains }: ConnectorRow,
): Promise<Record<string, string>> {
  if (serverAuthentication === 'none') return {};
  const text = sealed === null ? undefined : openSealed(signatureSecret, placeOf(id, 'server'), sealed);
  if (sealed === null || text === undefined) throw new SourceError('its credentials are not set');
  const credentials = JSON.parse(text) as StaticKey | ClientCredentials;
  if (credentials.type === 'staticKey') return { [credentials.header]: credentials.value };
  const token = await clientToken({ network, allowedDomains, now }, sealed, credentials);
  return { authorization: `Bearer ${token}` };
}

/**
 * A picture of a source elsewhere, as it was at most five minutes ago. @throws SourceError, NotInSourceError, and what
 * `keepFile` does
 */
export async function fetchPicture(
  reach: Reach,
  connector: ConnectorRow,
  assetId: string,
): Promise<FetchedPicture | undefined> {
  const { database, now } = reach;
  const assetKey = createHash('sha256').update(assetId).digest('hex');
  const oldest = new Date(now.getTime() - FRESH);
  const [present] = await database
    .select({ name: connectorFiles.name, fileHash: connectorFiles.fileHash })
    .from(connectorFiles)
    .where(
      and(
        eq(connectorFiles.connectorId, connector.id),
        eq(connectorFiles.assetKey, assetKey),
        gt(connectorFiles.fetchedAt, oldest),
      ),
    );
  if (present) return present;
  const catalogue = await catalogueOf(reach, connector);
  if (!catalogue) return undefined;
  const { name, content } = await downloadAsset(catalogue, assetId);
  const { hash: fileHash } = await keepFile(reach, content, LARGEST_PICTURE);
  await database.delete(connectorFiles).where(lt(connectorFiles.fetchedAt, oldest));
  await database
    .insert(connectorFiles)
    .values({ connectorId: connector.id, assetKey, name, fileHash, fetchedAt: now })
    .onConflictDoUpdate({
      target: [connectorFiles.connectorId, connectorFiles.assetKey],
      set: { name, fileHash, fetchedAt: now },
    });
  return { name, fileHash };
}
