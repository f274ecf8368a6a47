import { trimEndOf } from '../format';
import { folderAt, pathOf, type FolderPlace } from '../media';
import { invalidField, type Refusal } from '../refusal';
import { URL, type WebAddress } from '../webGlobals';
import type { ConnectorAuthentication, ConnectorType } from './connector';

/** The stored source of a connector's assets. A folder is stored by id, so that it may be renamed and moved. */
export type KeptSource =
  | { readonly type: 'folder'; readonly folderId: string }
  | { readonly type: 'http'; readonly address: string };

/** The source in a request: the path of a media folder, or an address. */
export type SetSource =
  { readonly type: 'folder'; readonly folder: string } | { readonly type: 'http'; readonly address: string };

/** A value that authenticates the platform in a header of every call. */
export interface StaticKey {
  readonly type: 'staticKey';
  readonly header: string;
  readonly value: string;
}

/** Credentials for the platform's own tokens (RFC 6749, 4.4). */
export interface ClientCredentials {
  readonly type: 'oAuth2ClientCredentials';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tokenEndpoint: string;
  readonly scope?: string | undefined;
}

/** The settings for signing in a user (RFC 6749, 4.1, with PKCE). */
export interface AuthorizationCode {
  readonly type: 'oAuth2AuthorizationCode';
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly scope?: string | undefined;
}

/** Credentials in a request. */
export interface SetCredentials {
  readonly browser?: AuthorizationCode | undefined;
  readonly server?: StaticKey | ClientCredentials | undefined;
}

/**
 * Returns the supported authentication methods of a connector: no user can sign in while the server renders. Data and
 * fonts are equal for all users, so that neither output nor a library depends on the caller.
 */
export function supportedAuthentication(
  ownerType: 'builtIn' | 'user' | 'grafx',
  type: ConnectorType,
  source: KeptSource | null,
): { browser: ConnectorAuthentication[]; server: ConnectorAuthentication[] } {
  if (ownerType === 'builtIn' || source?.type === 'folder') return { browser: ['none'], server: ['none'] };
  return {
    browser: asksUsers(type) ? ['none', 'oAuth2AuthorizationCode'] : ['none'],
    server: ['none', 'staticKey', 'oAuth2ClientCredentials'],
  };
}

/** Whether a type of connector may ask its users to sign in: each sees their own pictures. */
export const asksUsers = (type: ConnectorType): boolean => type === 'media';

/** Beginnings of sentences about the origin of content. */
const COME = { fonts: 'Fonts come', data: 'Data comes' } as const;

/** Whether a host is one of the domains, or below one that begins with `*.`. */
export function isAllowedHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) =>
    domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1
      : host === domain,
  );
}

/** Parses an address of a connector: HTTPS, without parts that calls would lose. */
function readAddress(text: string): WebAddress | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.hash === '' && url.search === '';
  return url?.protocol === 'https:' && isPlain ? url : undefined;
}

/**
 * Refuses an address outside the domains of a connector.
 * @param field its form field
 */
function faultOfAddress(field: string, text: string, domains: readonly string[]): Refusal | undefined {
  const url = readAddress(text);
  if (!url) return invalidField(field, 'Must be an address that begins with https://.');
  if (isAllowedHost(url.hostname, domains)) return undefined;
  return invalidField(field, `Its host ${url.hostname} has to be among the allowed domains.`);
}

/** The properties that decide about a valid configuration. */
interface Configured {
  readonly type: ConnectorType;
  readonly ownerType: 'builtIn' | 'user' | 'grafx';
  readonly source: KeptSource | null;
  readonly allowedDomains: readonly string[];
  readonly browserAuthentication: ConnectorAuthentication;
  readonly serverAuthentication: ConnectorAuthentication;
}

/** Whether the authentication methods of a connector are supported. */
function authenticatesInSupportedWay(connector: Configured): boolean {
  const { type, ownerType, source, browserAuthentication, serverAuthentication } = connector;
  const supported = supportedAuthentication(ownerType, type, source);
  return supported.browser.includes(browserAuthentication) && supported.server.includes(serverAuthentication);
}

/**
 * Refuses an invalid configuration of a connector.
 * @param before the present state: its unsupported method may stay, but not be chosen
 */
export function refusalOfConfiguration(
  connector: Configured,
  credentials: SetCredentials = {},
  before?: Configured,
): Refusal | undefined {
  const { type, ownerType, source, allowedDomains, browserAuthentication, serverAuthentication } = connector;
  if (ownerType === 'user' && type === 'media' && !source)
    return invalidField('source', 'Give the source of the pictures.');
  if (type !== 'media' && source?.type === 'folder')
    return invalidField('source', `${COME[type]} from a source elsewhere, not from a folder of media.`);
  const fault =
    source?.type === 'http' ? faultOfAddress('source.address', source.address, allowedDomains) : undefined;
  if (fault) return fault;
  const isAsBefore =
    before?.browserAuthentication === browserAuthentication &&
    before.serverAuthentication === serverAuthentication &&
    !authenticatesInSupportedWay(before);
  if (!isAsBefore && !authenticatesInSupportedWay(connector))
    return invalidField('authentication', 'This connector can’t authenticate in that way.');
  const { browser, server } = credentials;
  if ((browser && browser.type !== browserAuthentication) || (server && server.type !== serverAuthentication))
    return invalidField('credentials', 'The credentials are for another way to authenticate.');
  const endpoints = [
    ['credentials.browser.authorizationEndpoint', browser?.authorizationEndpoint],
    ['credentials.browser.tokenEndpoint', browser?.tokenEndpoint],
    [
      'credentials.server.tokenEndpoint',
      server?.type === 'oAuth2ClientCredentials' ? server.tokenEndpoint : undefined,
    ],
  ] as const;
  for (const [field, address] of endpoints) {
    const wrong = address === undefined ? undefined : faultOfAddress(field, address, allowedDomains);
    if (wrong) return wrong;
  }
  if (server?.type === 'staticKey' && OWN_HEADERS.has(server.header.toLowerCase()))
    return invalidField('credentials.server.header', `${server.header} is set by the platform itself.`);
  return undefined;
}

/** Headers that control the transfer and addressing of a message. */
const OWN_HEADERS = new Set([
  ...[
    'accept',
    'accept-encoding',
    'connection',
    'content-length',
    'content-type',
    'cookie',
    'expect',
    'host',
  ],
  ...['keep-alive', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'user-agent'],
]);

/**
 * Converts the source of a request for storing.
 * @returns a refusal if the folder does not exist
 */
export function readSource(
  source: SetSource,
  folders: readonly FolderPlace[],
): { readonly kept: KeptSource } | { readonly refusal: Refusal } {
  if (source.type === 'http')
    return { kept: { type: 'http', address: trimEndOf(source.address.trim(), '/') } };
  const folderId = folderAt(folders, source.folder);
  if (folderId) return { kept: { type: 'folder', folderId } };
  return {
    refusal: invalidField(
      'source.folder',
      folderId === null ? 'Has to be a folder, not all media.' : `There is no folder ${source.folder}.`,
    ),
  };
}

/** Describes the source for the contract. */
export function describeSource(
  { ownerType, source }: Pick<Configured, 'ownerType' | 'source'>,
  folders: readonly FolderPlace[],
) {
  if (ownerType === 'builtIn') return { type: 'environment' as const };
  if (source?.type !== 'folder') return source;
  const isThere = folders.some(({ id }) => id === source.folderId);
  return { type: 'folder' as const, folder: isThere ? pathOf(folders, source.folderId) : null };
}

/** Returns the host of a source; `undefined` if calls stay in the platform. */
export const hostOfSource = (source: KeptSource | null): string | undefined =>
  source?.type === 'http' && URL.canParse(source.address) ? new URL(source.address).host : undefined;
