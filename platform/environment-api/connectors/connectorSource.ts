import { and, eq } from 'drizzle-orm';
import type { AuthorizationCode, ClientCredentials, SealCredentials, StaticKey } from '@/domain/connector';
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
import type { Place } from '../../shares';
import type { Storage } from '../../storage';
import type { ConnectorRow } from './connectorQueries';

/** What reaching sources elsewhere takes. */
export interface Reach {
  readonly database: Database;
  readonly storage: Storage;
  readonly network: Network;
  /** What credentials are sealed with. */
  readonly signatureSecret: string;
  readonly now: Date;
  /** Who asks; sources that want to know who somebody is see nobody else. */
  readonly actor?: { readonly userId: string } | { readonly clientId: string } | undefined;
  /** Ends calls to sources. */
  readonly signal?: AbortSignal | undefined;
  /** Waits for a source without holding a place others could work in. @default no place is held */
  readonly stepAside?: Place['stepAside'];
}

/** The source wants somebody to sign in who has not. */
export class SignInNeededError extends SourceError {
  override name = 'SignInNeededError';
}

/** What the platform asks a source for: what somebody may choose, or what a document names. */
type Purpose = 'browse' | 'draw';

const placeOf = (connectorId: string, usage: string) => `credentials ${connectorId} ${usage}`;

/** Seals the credentials of a connector: what is sealed for one opens for no other. */
export const sealFor =
  (signatureSecret: string, connectorId: string): SealCredentials =>
  (usage, credentials) =>
    sealText(signatureSecret, placeOf(connectorId, usage), JSON.stringify(credentials));

/** The credentials of a connector as text; `undefined` where none are set. */
export function openCredentials(
  signatureSecret: string,
  connector: ConnectorRow,
  usage: 'browser' | 'server',
): string | undefined {
  const sealed = connector[`${usage}Credentials`];
  return sealed === null ? undefined : openSealed(signatureSecret, placeOf(connector.id, usage), sealed);
}

/** Whether a source is asked in the name of whoever asks: those who browse, and all where the platform has no way of its own. */
export const isPersonal = (
  { browserAuthentication, serverAuthentication }: ConnectorRow,
  purpose: Purpose,
): boolean =>
  browserAuthentication === 'oAuth2AuthorizationCode' &&
  (purpose === 'browse' || serverAuthentication === 'none');

/**
 * How to speak to the source of a connector; `undefined` where it is none elsewhere.
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
  const { network, signal } = reach;
  return { network, address: source.address, allowedDomains, credentials, signal };
}

/** The headers that show the platform to a source. @throws SourceError where it lacks what they are made of */
async function serverCredentials(
  { network, signatureSecret, now }: Reach,
  connector: ConnectorRow,
): Promise<Record<string, string>> {
  const { serverAuthentication, serverCredentials: sealed, allowedDomains } = connector;
  if (serverAuthentication === 'none') return {};
  const text = openCredentials(signatureSecret, connector, 'server');
  if (sealed === null || text === undefined) throw new SourceError('its credentials are not set');
  const credentials = JSON.parse(text) as StaticKey | ClientCredentials;
  if (credentials.type === 'staticKey') return { [credentials.header]: credentials.value };
  const token = await clientToken({ network, allowedDomains, now }, sealed, credentials);
  return { authorization: `Bearer ${token}` };
}

const sessionPlace = (connectorId: string, userId: string) => `session ${connectorId} ${userId}`;

const ofSession = (connectorId: string, userId: string) =>
  and(eq(connectorSessions.connectorId, connectorId), eq(connectorSessions.userId, userId));

/** Keeps the tokens of somebody, in place of those they had. */
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

/** Ends the session of somebody, and of nobody else. */
export async function forgetTokens({ database }: Reach, connectorId: string, userId: string): Promise<void> {
  await database.delete(connectorSessions).where(ofSession(connectorId, userId));
}

/** A token of whoever asks, renewed where it has ended. @throws SignInNeededError where they are not signed in any more */
export async function personalToken(reach: Reach, connector: ConnectorRow): Promise<string> {
  const { database, network, signatureSecret, now, actor } = reach;
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
    { network, tokenEndpoint, allowedDomains, now },
    {
      ...{ grant_type: 'refresh_token', refresh_token: refreshToken },
      ...{ client_id: clientId, client_secret: clientSecret },
    },
  ).catch((error: unknown) => {
    throw error instanceof SourceError ? new SignInNeededError(needed.message, { cause: error }) : error;
  });
  await keepTokens(reach, id, userId, { refreshToken, ...renewed });
  return renewed.accessToken;
}
