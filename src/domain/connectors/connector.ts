import type { SetCredentials } from './source';

/** The types of content that connectors provide. */
export const CONNECTOR_TYPES = ['media', 'fonts', 'data'] as const;

/** The type of a connector. */
export type ConnectorType = (typeof CONNECTOR_TYPES)[number];

/** The authentication methods of connectors. */
export const CONNECTOR_AUTHENTICATIONS = [
  'none',
  'staticKey',
  'oAuth2ClientCredentials',
  'oAuth2AuthorizationCode',
] as const;

/** An authentication method. */
export type ConnectorAuthentication = (typeof CONNECTOR_AUTHENTICATIONS)[number];

/** The initial connectors of every environment; those of media and fonts are the default of their type. */
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

/** The version of an unchanged connector. */
export const FIRST_CONNECTOR_VERSION = '1.0.0';

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const MAXIMUM_HOST = 253;

/**
 * Parses domains separated by lines, commas or spaces, without duplicates and in lower case; also returns invalid ones.
 * A leading `*.` includes all hosts below.
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

/** The connector's properties that limit changes. */
interface ChangedConnector {
  readonly name: string;
  readonly ownerType: 'builtIn' | 'user' | 'grafx';
  readonly enabled: boolean;
  readonly default: boolean;
}

/** A change of a connector; missing properties stay. */
export interface ConnectorChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly default?: true | undefined;
  readonly allowedDomains?: readonly string[] | undefined;
  readonly authentication?:
    { readonly browser: ConnectorAuthentication; readonly server: ConnectorAuthentication } | undefined;
  readonly source?: object | undefined;
  readonly credentials?: SetCredentials | undefined;
}

/** Origins of connectors that users can neither configure nor remove, as the end of a sentence. */
const FOREIGN: Readonly<Record<'builtIn' | 'grafx', string>> = {
  builtIn: 'comes with the environment',
  grafx: 'comes from the marketplace',
};

/** Whether a change includes more than enabling, disabling and the default. */
export const isConfiguration = ({
  enabled: _,
  default: _default,
  ...configuration
}: ConnectorChange): boolean => Object.values(configuration).some((value) => value !== undefined);

/** Returns why a change of a connector is refused; `undefined` if it is allowed. */
export function connectorChangeFault(
  connector: ChangedConnector,
  change: ConnectorChange,
): string | undefined {
  const { enabled, default: makeDefault } = change;
  if (connector.ownerType !== 'user' && isConfiguration(change))
    return `${connector.name} ${FOREIGN[connector.ownerType]} and can’t be configured.`;
  if (enabled === false && (connector.default || makeDefault))
    return `${connector.name} is the default connector of its type. Make another one the default first.`;
  if (makeDefault && !(enabled ?? connector.enabled))
    return `${connector.name} is disabled. Enable it before it becomes the default.`;
  return undefined;
}

/** Returns why a connector can't be removed; `undefined` if it can. */
export function connectorRemovalFault(connector: ChangedConnector): string | undefined {
  if (connector.ownerType !== 'user')
    return `${connector.name} ${FOREIGN[connector.ownerType]} and can’t be removed.`;
  if (connector.default)
    return `${connector.name} is the default connector of its type. Make another one the default first.`;
  return undefined;
}

/** The connector's properties that pickers need. */
interface OfferedConnector {
  readonly type: ConnectorType;
  readonly enabled: boolean;
  readonly default: boolean;
  readonly source: object | null;
}

/** Returns the connectors of a type that offer content: enabled and with a source, the default one first. */
export function offeredConnectors<One extends OfferedConnector>(
  connectors: readonly One[],
  type: ConnectorType,
): One[] {
  const offered = connectors.filter((one) => one.type === type && one.enabled && one.source !== null);
  return [...offered.filter((one) => one.default), ...offered.filter((one) => !one.default)];
}

/**
 * Returns the connectors that fonts can be imported from, the default one first. The built-in one is their destination.
 */
export const fontConnectors = <One extends OfferedConnector & { readonly ownerType: string }>(
  connectors: readonly One[],
): One[] => offeredConnectors(connectors, 'fonts').filter(({ ownerType }) => ownerType !== 'builtIn');

/** Returns why a connector offers no content of a type; `undefined` if it does. */
export function offerFault(
  { name, type, enabled, source }: Omit<OfferedConnector, 'default'> & { readonly name: string },
  wanted: ConnectorType,
): string | undefined {
  if (type !== wanted) return `${name} is no connector of ${wanted}.`;
  if (!enabled) return `${name} is disabled.`;
  return source === null ? `${name} has no source this platform can reach.` : undefined;
}

/**
 * Writes the message for a source without a usable answer.
 * @param why such as `it took too long`
 */
export const sourceTrouble = (name: string, why: string): string => `${name} can’t be reached: ${why}.`;

/** Writes the message for a connector that requires a sign-in. */
export const signInNeeded = (name: string): string => `Sign in to ${name} first.`;

/** Writes the message for a connector without a sign-in. */
export const noSignIn = (name: string): string => `${name} needs no sign-in.`;

/** Writes the message for a connector whose folder was deleted. */
export const folderGone = (name: string): string => `The folder ${name} leads to has been deleted.`;
