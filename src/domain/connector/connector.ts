import type { SetCredentials } from './source';

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
  readonly source?: object | undefined;
  readonly credentials?: SetCredentials | undefined;
}

/** Whose the connectors are that people of the environment can neither configure nor remove, as a sentence goes on. */
const FOREIGN: Readonly<Record<'builtIn' | 'grafx', string>> = {
  builtIn: 'comes with the environment',
  grafx: 'comes from the marketplace',
};

/** Whether a change goes beyond switching a connector on and off and making it the default. */
export const isConfiguration = ({
  enabled: _,
  default: _default,
  ...configuration
}: ConnectorChange): boolean => Object.values(configuration).some((value) => value !== undefined);

/** Why a connector can't be changed in this way; `undefined` when it can. */
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

/** Why a connector can't be removed; `undefined` when it can. */
export function connectorRemovalFault(connector: ChangedConnector): string | undefined {
  if (connector.ownerType !== 'user')
    return `${connector.name} ${FOREIGN[connector.ownerType]} and can’t be removed.`;
  if (connector.default)
    return `${connector.name} is the default connector of its type. Make another one the default first.`;
  return undefined;
}

/** A connector as far as pickers look. */
interface OfferedConnector {
  readonly type: ConnectorType;
  readonly enabled: boolean;
  readonly default: boolean;
  readonly source: object | null;
}

/** The connectors something new can be taken from: of the type, enabled and reaching something, the default one first. */
export function offeredConnectors<One extends OfferedConnector>(
  connectors: readonly One[],
  type: ConnectorType,
): One[] {
  const offered = connectors.filter((one) => one.type === type && one.enabled && one.source !== null);
  return [...offered.filter((one) => one.default), ...offered.filter((one) => !one.default)];
}

/**
 * The connectors fonts can be taken from into the environment, the default one first. The built-in one is what they are
 * taken into.
 */
export const fontConnectors = <One extends OfferedConnector & { readonly ownerType: string }>(
  connectors: readonly One[],
): One[] => offeredConnectors(connectors, 'fonts').filter(({ ownerType }) => ownerType !== 'builtIn');

/** Why nothing new of a type can be taken from a connector; `undefined` when it can. */
export function offerFault(
  { name, type, enabled, source }: Omit<OfferedConnector, 'default'> & { readonly name: string },
  wanted: ConnectorType,
): string | undefined {
  if (type !== wanted) return `${name} is no connector of ${wanted}.`;
  if (!enabled) return `${name} is disabled.`;
  return source === null ? `${name} has no source this platform can reach.` : undefined;
}

/** Says that the source of a connector gave no usable answer. @param why such as `it took too long` */
export const sourceTrouble = (name: string, why: string): string => `${name} can’t be reached: ${why}.`;

/** Says that a connector shows nothing before somebody signs in. */
export const signInNeeded = (name: string): string => `Sign in to ${name} first.`;

/** Says that a connector has no sign-in of its users. */
export const noSignIn = (name: string): string => `Nobody has to sign in to ${name}.`;

/** Says that the folder of a connector is gone. */
export const folderGone = (name: string): string => `The folder ${name} leads to has been deleted.`;
