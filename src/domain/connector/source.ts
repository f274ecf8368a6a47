import { trimEndOf } from '../format';
import { folderAt, pathOf, type FolderPlace } from '../media';
import { invalidField, type Refusal } from '../refusal';
import { URL, type WebAddress } from '../webGlobals';
import type { ConnectorAuthentication, ConnectorType } from './connector';

/** Where the assets of a connector are, as it is kept. A folder is known by its id, so that it may be renamed and moved. */
export type KeptSource =
  | { readonly type: 'folder'; readonly folderId: string }
  | { readonly type: 'http'; readonly address: string };

/** Where they are, as somebody says it: by the path of a folder of the environment's media, or by an address. */
export type SetSource =
  { readonly type: 'folder'; readonly folder: string } | { readonly type: 'http'; readonly address: string };

/** A value that shows the platform to a source in a header of every call. */
export interface StaticKey {
  readonly type: 'staticKey';
  readonly header: string;
  readonly value: string;
}

/** What the platform gets tokens of its own with (RFC 6749, 4.4). */
export interface ClientCredentials {
  readonly type: 'oAuth2ClientCredentials';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tokenEndpoint: string;
  readonly scope?: string | undefined;
}

/** What somebody is signed in with (RFC 6749, 4.1, with PKCE). */
export interface AuthorizationCode {
  readonly type: 'oAuth2AuthorizationCode';
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly scope?: string | undefined;
}

/** Credentials as they are sent in. */
export interface SetCredentials {
  readonly browser?: AuthorizationCode | undefined;
  readonly server?: StaticKey | ClientCredentials | undefined;
}

/**
 * How a connector may show who it is: nobody is there to sign in when the server renders. Rows and fonts are the same for
 * everybody, so that neither a file of all records nor a library depends on who asks for it.
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

/** Whether the users of a connector of a type may be asked to sign in to its source: each sees the pictures they may see. */
export const asksUsers = (type: ConnectorType): boolean => type === 'media';

/** How a sentence begins that says where something comes from. */
const COME = { fonts: 'Fonts come', data: 'Data comes' } as const;

/** Whether a host is one of the domains: itself, or below one that begins with `*.`. */
export function isAllowedHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) =>
    domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1
      : host === domain,
  );
}

/** An address a connector may be given: HTTPS, with nothing in it that calls would lose. */
function readAddress(text: string): WebAddress | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.hash === '' && url.search === '';
  return url?.protocol === 'https:' && isPlain ? url : undefined;
}

/** Why an address can't be one of a connector with these domains. @param field the one it is typed into */
function faultOfAddress(field: string, text: string, domains: readonly string[]): Refusal | undefined {
  const url = readAddress(text);
  if (!url) return invalidField(field, 'Has to be an address that begins with https://.');
  if (isAllowedHost(url.hostname, domains)) return undefined;
  return invalidField(field, `Its host ${url.hostname} has to be among the allowed domains.`);
}

/** What decides whether a source and its credentials will do. */
interface Configured {
  readonly type: ConnectorType;
  readonly ownerType: 'builtIn' | 'user' | 'grafx';
  readonly source: KeptSource | null;
  readonly allowedDomains: readonly string[];
  readonly browserAuthentication: ConnectorAuthentication;
  readonly serverAuthentication: ConnectorAuthentication;
}

/** Whether a connector may show who it is in the ways it is set to. */
function authenticatesInSupportedWay(connector: Configured): boolean {
  const { type, ownerType, source, browserAuthentication, serverAuthentication } = connector;
  const supported = supportedAuthentication(ownerType, type, source);
  return supported.browser.includes(browserAuthentication) && supported.server.includes(serverAuthentication);
}

/**
 * Why a connector can't be kept as it is configured; `undefined` when it can.
 * @param before as it was: a way to authenticate that was taken once may stay, but not be chosen
 */
export function refusalOfConfiguration(
  connector: Configured,
  credentials: SetCredentials = {},
  before?: Configured,
): Refusal | undefined {
  const { type, ownerType, source, allowedDomains, browserAuthentication, serverAuthentication } = connector;
  if (ownerType === 'user' && type === 'media' && !source)
    return invalidField('source', 'Say where the pictures come from.');
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

/** Headers that say how a message is sent, and for whom. */
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

/** The source as it is kept. @returns a refusal where there is no such folder */
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

/** The source in the words of the contract. */
export function describeSource(
  { ownerType, source }: Pick<Configured, 'ownerType' | 'source'>,
  folders: readonly FolderPlace[],
) {
  if (ownerType === 'builtIn') return { type: 'environment' as const };
  if (source?.type !== 'folder') return source;
  const isThere = folders.some(({ id }) => id === source.folderId);
  return { type: 'folder' as const, folder: isThere ? pathOf(folders, source.folderId) : null };
}

/** The host calls go to; `undefined` where none leave the platform. */
export const hostOfSource = (source: KeptSource | null): string | undefined =>
  source?.type === 'http' && URL.canParse(source.address) ? new URL(source.address).host : undefined;
