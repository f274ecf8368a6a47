import { and, eq } from 'drizzle-orm';
import type { AuthorizationCode, ClientCredentials, SealCredentials, StaticKey } from '@/domain/connectors';
import {
  askForTokens,
  clientToken,
  openSealed,
  sealText,
  SourceError,
  type CatalogueSource,
  type Network,
  type Tokens,
} from '../../connectors';
import type { Database } from '../../database';
import { connectorSessions } from '../../database/schema';
import type { Readers } from '../../readers';
import type { Place } from '../../shares';
import type { Storage } from '../../storage';
import type { ConnectorRow } from './connectorQueries';

/** Dependencies for calls to external sources. */
export interface Reach {
  readonly database: Database;
  readonly storage: Storage;
  readonly network: Network;
  /** Parses the responses of sources. */
  readonly readers: Readers;
  /** The secret that seals credentials. */
  readonly signatureSecret: string;
  readonly now: Date;
  /** The caller; sources that identify users see no other user's name. */
  readonly actor?: { readonly userId: string } | { readonly clientId: string } | undefined;
  /** Aborts calls to sources. */
  readonly signal?: AbortSignal | undefined;
  /** Waits for a source without occupying a place in the queue. @default no place is held */
  readonly stepAside?: Place['stepAside'];
}

/** The source requires a sign-in of the user. */
export class SignInNeededError extends SourceError {
  override name = 'SignInNeededError';
}

/** The purpose of a request: browsing by a user, or drawing a document. */
type Purpose = 'browse' | 'draw';

const sealLabel = (connectorId: string, usage: string) => `credentials ${connectorId} ${usage}`;

/** Seals the credentials of a connector; another connector can't open them. */
export const sealFor =
  (signatureSecret: string, connectorId: string): SealCredentials =>
  (usage, credentials) =>
    sealText(signatureSecret, sealLabel(connectorId, usage), JSON.stringify(credentials));

/** Decrypts the credentials of a connector; `undefined` when none are set. */
export function openCredentials(
  signatureSecret: string,
  connector: ConnectorRow,
  usage: 'browser' | 'server',
): string | undefined {
  const sealed = connector[`${usage}Credentials`];
  return sealed === null ? undefined : openSealed(signatureSecret, sealLabel(connector.id, usage), sealed);
}

/**
 * Whether requests to the source use the caller's own session: when browsing with sign-in, and always when the platform
 * has no credentials.
 */
export const isPersonal = (
  { browserAuthentication, serverAuthentication }: ConnectorRow,
  purpose: Purpose,
): boolean =>
  browserAuthentication === 'oAuth2AuthorizationCode' &&
  (purpose === 'browse' || serverAuthentication === 'none');

/**
 * Describes how to reach the source of a connector; `undefined` for one without an external source.
 * @throws SourceError, SignInNeededError
 */
export async function catalogueOf(
  reach: Reach,
  connector: ConnectorRow,
  purpose: Purpose,
): Promise<CatalogueSource | undefined> {
  const { source, allowedDomains } = connector;
  if (source?.type !== 'http') return undefined;
  const credentials = isPersonal(connector, purpose)
    ? { authorization: `Bearer ${await personalToken(reach, connector)}` }
    : await serverCredentials(reach, connector);
  const { network, readers, signal } = reach;
  return { network, readers, address: source.address, allowedDomains, credentials, signal };
}

/** Builds the headers that authenticate the platform. @throws SourceError when their credentials are missing */
async function serverCredentials(
  { network, readers, signatureSecret, now }: Reach,
  connector: ConnectorRow,
): Promise<Record<string, string>> {
  const { serverAuthentication, serverCredentials: sealed, allowedDomains } = connector;
  if (serverAuthentication === 'none') return {};
  const text = openCredentials(signatureSecret, connector, 'server');
  if (sealed === null || text === undefined) throw new SourceError('its credentials are not set');
  const credentials = JSON.parse(text) as StaticKey | ClientCredentials;
  if (credentials.type === 'staticKey') return { [credentials.header]: credentials.value };
  const token = await clientToken({ network, readers, allowedDomains, now }, sealed, credentials);
  return { authorization: `Bearer ${token}` };
}

const sessionPlace = (connectorId: string, userId: string) => `session ${connectorId} ${userId}`;

const ofSession = (connectorId: string, userId: string) =>
  and(eq(connectorSessions.connectorId, connectorId), eq(connectorSessions.userId, userId));

/** Stores the tokens of a user in place of earlier ones. */
export async function keepTokens(
  { database, signatureSecret, now }: Reach,
  connectorId: string,
  userId: string,
  tokens: Tokens,
): Promise<void> {
  const sealed = sealText(signatureSecret, sessionPlace(connectorId, userId), JSON.stringify(tokens));
  await database
    .insert(connectorSessions)
    .values({ connectorId, userId, tokens: sealed, createdAt: now })
    .onConflictDoUpdate({
      target: [connectorSessions.connectorId, connectorSessions.userId],
      set: { tokens: sealed, createdAt: now },
    });
}

/** Ends the session of one user. */
export async function forgetTokens({ database }: Reach, connectorId: string, userId: string): Promise<void> {
  await database.delete(connectorSessions).where(ofSession(connectorId, userId));
}

/**
 * Returns a token of the caller, renewed if it has ended. @throws SignInNeededError when they are no longer signed in
 */
export async function personalToken(reach: Reach, connector: ConnectorRow): Promise<string> {
  const { database, network, readers, signatureSecret, now, actor } = reach;
  const { id, allowedDomains } = connector;
  const userId = actor && 'userId' in actor ? actor.userId : undefined;
  const needed = new SignInNeededError('nobody is signed in to it');
  if (userId === undefined) throw needed;
  const [row] = await database.select().from(connectorSessions).where(ofSession(id, userId));
  const text = row && openSealed(signatureSecret, sessionPlace(id, userId), row.tokens);
  const given = openCredentials(signatureSecret, connector, 'browser');
  if (text === undefined || given === undefined) throw needed;
  const tokens = JSON.parse(text) as Tokens;
  if (tokens.until > now.getTime()) return tokens.accessToken;
  const { refreshToken } = tokens;
  const { tokenEndpoint, clientId, clientSecret } = JSON.parse(given) as AuthorizationCode;
  if (refreshToken === undefined) throw needed;
  const renewed = await askForTokens(
    { network, readers, tokenEndpoint, allowedDomains, now },
    {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
      client_secret: clientSecret,
    },
  ).catch((error: unknown) => {
    throw error instanceof SourceError ? new SignInNeededError(needed.message, { cause: error }) : error;
  });
  await keepTokens(reach, id, userId, { refreshToken, ...renewed });
  return renewed.accessToken;
}
