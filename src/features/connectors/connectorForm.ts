import { z } from 'zod/mini';
import { fieldFault, formErrors } from '@/api/http';
import type { Connector, CreateConnector } from '@/api/types';
import {
  asksUsers,
  CONNECTOR_AUTHENTICATIONS,
  CONNECTOR_TYPES,
  readAllowedDomains,
  type AuthorizationCode,
  type ClientCredentials,
  type StaticKey,
} from '@/domain/connectors';
import { seenCharacters } from '@/product/NamedFields';

export const NAME_LIMIT = 100;
export const DESCRIPTION_LIMIT = 140;

/** The sources of a media connector's pictures. */
export const SOURCE_TYPES = ['folder', 'http'] as const;

const line = z.string().check(z.trim());

const fields = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required.'),
      z.maxLength(NAME_LIMIT, `At most ${NAME_LIMIT} characters.`),
      seenCharacters,
    ),
  description: z
    .string()
    .check(z.trim(), z.maxLength(DESCRIPTION_LIMIT, `At most ${DESCRIPTION_LIMIT} characters.`)),
  type: z.enum(CONNECTOR_TYPES),
  sourceType: z.enum(SOURCE_TYPES),
  /** Path of the folder. */
  folder: line,
  address: line,
  /** One a line. */
  domains: z.string().check(
    z.refine((text) => readAllowedDomains(text).faults.length === 0, {
      error: ({ input }) => `Not a domain: ${readAllowedDomains(String(input)).faults.join(', ')}.`,
    }),
  ),
  browser: z.enum(CONNECTOR_AUTHENTICATIONS),
  server: z.enum(CONNECTOR_AUTHENTICATIONS),
  key: z.object({ header: line, value: z.string() }),
  client: z.object({ clientId: line, clientSecret: z.string(), tokenEndpoint: line, scope: line }),
  signIn: z.object({
    clientId: line,
    clientSecret: z.string(),
    scope: line,
    authorizationEndpoint: line,
    tokenEndpoint: line,
  }),
});

export type ConnectorValues = z.infer<typeof fields>;

/** The form of a connector, new or existing. Omitted credentials are unchanged. */
export const connectorForm = fields.check(({ value, issues }) => {
  for (const [path, message] of faultsOf(value))
    issues.push({ code: 'custom', path: path.split('.'), message, input: value });
});

/** Finds missing fields among those that belong together, by field. */
function faultsOf(values: ConnectorValues): (readonly [string, string])[] {
  const { type, sourceType, folder, address } = values;
  if (type === 'media' && sourceType === 'folder')
    return folder === '/'
      ? [['folder', 'Choose a folder: the built-in connector already offers all media.']]
      : [];
  const missing: [string, boolean, string][] = [
    ['address', address === '', 'Address is required.'],
    ...missingOf('key', values.server === 'staticKey', values.key, []),
    ...missingOf('client', values.server === 'oAuth2ClientCredentials', values.client, ['scope']),
    ...missingOf('signIn', asksUsers(type) && values.browser === 'oAuth2AuthorizationCode', values.signIn, [
      'scope',
      'clientSecret',
    ]),
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([path, , message]) => [path, message]);
}

/** Credentials are complete or absent. */
const missingOf = (
  name: string,
  isAsked: boolean,
  given: Readonly<Record<string, string>>,
  optional: readonly string[],
): [string, boolean, string][] =>
  Object.entries(given).map(([field, text]) => [
    `${name}.${field}`,
    isAsked && isFilled(given) && text === '' && !optional.includes(field),
    'This is required too.',
  ]);

/** Initial values of the form. */
export function connectorValues(connector: Connector | undefined): ConnectorValues {
  const source = connector?.source;
  return {
    name: connector?.name ?? '',
    description: connector?.description ?? '',
    type: connector?.type ?? 'media',
    sourceType: source?.type === 'http' ? 'http' : 'folder',
    folder: (source?.type === 'folder' ? source.folder : null) ?? '/',
    address: source?.type === 'http' ? source.address : '',
    domains: connector?.allowedDomains.join('\n') ?? '',
    browser: connector?.authentication.browser ?? 'none',
    server: connector?.authentication.server ?? 'none',
    key: { header: '', value: '' },
    client: { clientId: '', clientSecret: '', tokenEndpoint: '', scope: '' },
    signIn: { clientId: '', clientSecret: '', authorizationEndpoint: '', tokenEndpoint: '', scope: '' },
  };
}

/** Whether a form is for an external source; only these support authentication. */
export const reachesOut = ({ type, sourceType }: Pick<ConnectorValues, 'type' | 'sourceType'>): boolean =>
  type !== 'media' || sourceType === 'http';

type Server = StaticKey | ClientCredentials;

/** Returns the typed credentials; none when all their fields are empty. */
function serverCredentials({ server, key, client }: ConnectorValues): Server | undefined {
  if (server === 'staticKey' && isFilled(key)) return { type: server, ...key };
  if (server !== 'oAuth2ClientCredentials' || !isFilled(client)) return undefined;
  const { scope, ...rest } = client;
  return { type: server, ...rest, ...(scope !== '' && { scope }) };
}

function browserCredentials({ browser, signIn }: ConnectorValues): AuthorizationCode | undefined {
  if (browser !== 'oAuth2AuthorizationCode' || !isFilled(signIn)) return undefined;
  const { scope, clientSecret, ...rest } = signIn;
  return {
    type: browser,
    ...rest,
    ...(scope !== '' && { scope }),
    ...(clientSecret !== '' && { clientSecret }),
  };
}

const isFilled = (fields: Readonly<Record<string, string>>) =>
  Object.values(fields).some((text) => text !== '');

/** Converts the values for a request. */
export function toConnectorBody(values: ConnectorValues): CreateConnector {
  const { name, description, type, sourceType, folder, address } = values;
  const isOut = reachesOut(values);
  const server = isOut ? serverCredentials(values) : undefined;
  const mayAsk = isOut && asksUsers(type);
  const browser = mayAsk ? browserCredentials(values) : undefined;
  const source =
    type === 'media' && sourceType === 'folder'
      ? ({ type: 'folder', folder } as const)
      : ({ type: 'http', address } as const);
  return {
    name,
    description,
    type,
    allowedDomains: isOut ? readAllowedDomains(values.domains).domains : [],
    source,
    authentication: {
      browser: mayAsk ? values.browser : 'none',
      server: isOut ? values.server : 'none',
    },
    ...((server || browser) && { credentials: { ...(server && { server }), ...(browser && { browser }) } }),
  };
}

/** Fields with different names in the platform and the form. */
const FIELDS = [
  ['source.folder', 'folder'],
  ['source.address', 'address'],
  ['allowedDomains', 'domains'],
  ['credentials.server.header', 'key.header'],
  ['credentials.server.tokenEndpoint', 'client.tokenEndpoint'],
  ['credentials.browser.authorizationEndpoint', 'signIn.authorizationEndpoint'],
  ['credentials.browser.tokenEndpoint', 'signIn.tokenEndpoint'],
] as const;

/** Assigns the platform's errors to their fields or to the form. */
export function connectorErrors(error: unknown) {
  const found = FIELDS.flatMap(([field, own]) => {
    const message = fieldFault(error, field);
    return message === undefined ? [] : [{ field: own, message }];
  });
  return found.length > 0 ? found : formErrors(error, { name: 'Name' });
}
