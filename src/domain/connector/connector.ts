/** What a connector brings into an environment. */
export const CONNECTOR_TYPES = ['media', 'fonts', 'data'] as const;

/** One of the connector types. */
export type ConnectorType = (typeof CONNECTOR_TYPES)[number];

/** How a connector shows who it is. */
export const CONNECTOR_AUTHENTICATIONS = [
  'none',
  'staticKey',
  'oAuth2ClientCredentials',
  'oAuth2AuthorizationCode',
] as const;

/** One of the ways to authenticate. */
export type ConnectorAuthentication = (typeof CONNECTOR_AUTHENTICATIONS)[number];

/** The connectors every environment has from its start; those of media and fonts are the default of their type. */
export const BUILT_IN_CONNECTORS = [
  {
    name: 'Environment media',
    type: 'media',
    description: 'Media kept in this environment.',
    isDefault: true,
  },
  {
    name: 'Environment fonts',
    type: 'fonts',
    description: 'Fonts kept in this environment.',
    isDefault: true,
  },
] as const satisfies readonly {
  name: string;
  type: ConnectorType;
  description: string;
  isDefault: boolean;
}[];

/** Version of a connector nobody has changed yet. */
export const FIRST_CONNECTOR_VERSION = '1.0.0';

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const MAXIMUM_HOST = 253;

/**
 * The domains in a text, one a line or parted by commas or spaces, each once and in lower case; beside them what is no
 * domain. `*.` in front stands for every host below it.
 */
export function readAllowedDomains(text: string): { domains: string[]; faults: string[] } {
  const words = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]/)
        .filter(Boolean),
    ),
  ];
  const isDomain = (word: string) => word.length <= MAXIMUM_HOST && HOST.test(word);
  return { domains: words.filter(isDomain), faults: words.filter((word) => !isDomain(word)) };
}

/** A connector as far as the rules on changing it look. */
interface ChangedConnector {
  readonly name: string;
  readonly ownerType: 'builtIn' | 'user' | 'grafx';
  readonly enabled: boolean;
  readonly default: boolean;
}

/** What can be changed of a connector; what is left out stays. */
export interface ConnectorChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly default?: true | undefined;
  readonly allowedDomains?: readonly string[] | undefined;
  readonly authentication?:
    { readonly browser: ConnectorAuthentication; readonly server: ConnectorAuthentication } | undefined;
}

/** Why a connector can't be changed in this way; `undefined` when it can. */
export function connectorChangeFault(
  connector: ChangedConnector,
  { enabled, default: makeDefault, ...configuration }: ConnectorChange,
): string | undefined {
  const isConfigured = Object.values(configuration).some((value) => value !== undefined);
  if (connector.ownerType === 'builtIn' && isConfigured)
    return `${connector.name} comes with the environment and can’t be configured.`;
  if (enabled === false && (connector.default || makeDefault))
    return `${connector.name} is the default connector of its type. Make another one the default first.`;
  if (makeDefault && !(enabled ?? connector.enabled))
    return `${connector.name} is disabled. Enable it before it becomes the default.`;
  return undefined;
}

/** Why a connector can't be removed; `undefined` when it can. */
export function connectorRemovalFault(connector: ChangedConnector): string | undefined {
  if (connector.ownerType === 'builtIn')
    return `${connector.name} comes with the environment and can’t be removed.`;
  if (connector.default)
    return `${connector.name} is the default connector of its type. Make another one the default first.`;
  return undefined;
}
