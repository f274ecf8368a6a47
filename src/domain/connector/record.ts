import {
  CONNECTOR_AUTHENTICATIONS,
  FIRST_CONNECTOR_VERSION,
  type ConnectorAuthentication,
  type ConnectorChange,
  type ConnectorType,
} from './connector';

/** A connector as it is kept. */
export interface ConnectorRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: ConnectorType;
  readonly version: string;
  readonly iconUrl: string | null;
  readonly isEnabled: boolean;
  readonly isDefault: boolean;
  readonly ownerType: 'builtIn' | 'user' | 'grafx';
  readonly allowedDomains: string[];
  readonly browserAuthentication: ConnectorAuthentication;
  readonly serverAuthentication: ConnectorAuthentication;
}

/** What is said of a new connector. */
interface ConnectorRequest {
  readonly name: string;
  readonly type: ConnectorType;
  readonly description?: string | undefined;
  readonly allowedDomains?: readonly string[] | undefined;
  readonly authentication?:
    { readonly browser: ConnectorAuthentication; readonly server: ConnectorAuthentication } | undefined;
}

/** Each domain once, in lower case. */
const domainsOf = (domains: readonly string[]) => [...new Set(domains.map((domain) => domain.toLowerCase()))];

/** A connector as the environment API tells it, with the ways it may authenticate. */
export function describeConnector(record: ConnectorRecord) {
  const { id, name, description, type, version, iconUrl, isEnabled, isDefault, ownerType } = record;
  const ways = ownerType === 'builtIn' ? ['none' as const] : [...CONNECTOR_AUTHENTICATIONS];
  return {
    id,
    name,
    description,
    type,
    version,
    iconUrl,
    enabled: isEnabled,
    default: isDefault,
    ownerType,
    allowedDomains: record.allowedDomains,
    supportedAuthentication: {
      browser: ways,
      // Nobody is there to sign in when the server renders.
      server: ways.filter((way) => way !== 'oAuth2AuthorizationCode'),
    },
    authentication: { browser: record.browserAuthentication, server: record.serverAuthentication },
  };
}

/** What is kept of a connector somebody adds: enabled, and not the default of its type. */
export function newConnector(request: ConnectorRequest): Omit<ConnectorRecord, 'id'> {
  const { name, description, type, allowedDomains = [], authentication } = request;
  return {
    name: name.trim(),
    description: description?.trim() ?? '',
    type,
    version: FIRST_CONNECTOR_VERSION,
    iconUrl: null,
    isEnabled: true,
    isDefault: false,
    ownerType: 'user',
    allowedDomains: domainsOf(allowedDomains),
    browserAuthentication: authentication?.browser ?? 'none',
    serverAuthentication: authentication?.server ?? 'none',
  };
}

/** A connector after a change; what the change leaves out stays. */
export function changedConnector<Kept extends ConnectorRecord>(kept: Kept, change: ConnectorChange): Kept {
  const { name, description, enabled, allowedDomains, authentication } = change;
  return {
    ...kept,
    name: name?.trim() ?? kept.name,
    description: description?.trim() ?? kept.description,
    isEnabled: enabled ?? kept.isEnabled,
    isDefault: change.default ?? kept.isDefault,
    allowedDomains: allowedDomains ? domainsOf(allowedDomains) : kept.allowedDomains,
    browserAuthentication: authentication?.browser ?? kept.browserAuthentication,
    serverAuthentication: authentication?.server ?? kept.serverAuthentication,
  };
}

/** Whether one of these connectors, other than the one itself, has the name, in any case. */
export function isConnectorNameTaken(
  connectors: readonly Pick<ConnectorRecord, 'id' | 'name'>[],
  name: string,
  ownId?: string,
): boolean {
  const wanted = name.trim().toLowerCase();
  return connectors.some((connector) => connector.id !== ownId && connector.name.toLowerCase() === wanted);
}
