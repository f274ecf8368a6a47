import type { ActionName } from '../access';
import type { FolderPlace } from '../media';
import {
  FIRST_CONNECTOR_VERSION,
  type ConnectorAuthentication,
  type ConnectorChange,
  type ConnectorType,
} from './connector';
import {
  describeSource,
  hostOfSource,
  supportedAuthentication,
  type KeptSource,
  type SetCredentials,
} from './source';

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
  /** Where its assets are; null for built-in ones and for what reaches nothing on this platform. */
  readonly source: KeptSource | null;
  /** Sealed; null where none are set. */
  readonly browserCredentials: string | null;
  readonly serverCredentials: string | null;
}

/** Makes text of credentials that only the platform can read. */
export type SealCredentials = (usage: keyof SetCredentials, credentials: object) => string;

/** What is said of a new connector. */
interface ConnectorRequest {
  readonly name: string;
  readonly type: ConnectorType;
  readonly description?: string | undefined;
  readonly allowedDomains?: readonly string[] | undefined;
  readonly authentication?:
    { readonly browser: ConnectorAuthentication; readonly server: ConnectorAuthentication } | undefined;
  readonly credentials?: SetCredentials | undefined;
}

/** Each domain once, in lower case. */
const domainsOf = (domains: readonly string[]) => [...new Set(domains.map((domain) => domain.toLowerCase()))];

/**
 * A connector as the environment API tells it, with the ways it may authenticate. Of its credentials nothing but whether
 * they are set.
 * @param folders those of the media of its environment
 */
export function describeConnector(record: ConnectorRecord, folders: readonly FolderPlace[]) {
  const { id, name, description, type, version, iconUrl, isEnabled, isDefault, ownerType, source } = record;
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
    source: describeSource(record, folders),
    supportedAuthentication: supportedAuthentication(ownerType, type, source),
    authentication: { browser: record.browserAuthentication, server: record.serverAuthentication },
    credentials: {
      browser: { isSet: record.browserCredentials !== null },
      server: { isSet: record.serverCredentials !== null },
    },
  };
}

/** Who sees where connectors lead and how they sign in: whoever chooses from them. Others see what they are called. */
export const CONNECTOR_DETAILS: ActionName = 'media.list';

/** A connector as plain users see it. */
export const nameConnector = ({ id, name, type }: ConnectorRecord) => ({ id, name, type });

/** What is kept of a connector somebody adds: disabled, and not the default of its type. */
export function newConnector(
  request: ConnectorRequest,
  source: KeptSource | null,
  seal: SealCredentials,
): Omit<ConnectorRecord, 'id'> {
  const { name, description, type, allowedDomains = [], authentication, credentials = {} } = request;
  return {
    name: name.trim(),
    description: description?.trim() ?? '',
    type,
    version: FIRST_CONNECTOR_VERSION,
    iconUrl: null,
    isEnabled: false,
    isDefault: false,
    ownerType: 'user',
    allowedDomains: domainsOf(allowedDomains),
    browserAuthentication: authentication?.browser ?? 'none',
    serverAuthentication: authentication?.server ?? 'none',
    source,
    browserCredentials: credentials.browser ? seal('browser', credentials.browser) : null,
    serverCredentials: credentials.server ? seal('server', credentials.server) : null,
  };
}

/**
 * A connector after a change; what the change leaves out stays. Credentials stay as long as they go to the same host in
 * the same way: whoever can change where calls go can't have the secrets of others sent there.
 * @param source the new one; `undefined` leaves it
 */
export function changedConnector<Kept extends ConnectorRecord>(
  kept: Kept,
  change: ConnectorChange & Pick<ConnectorRequest, 'credentials'>,
  source: KeptSource | undefined,
  seal: SealCredentials,
): Kept {
  const { name, description, enabled, allowedDomains, authentication, credentials = {} } = change;
  const isSameHost = !source || hostOfSource(source) === hostOfSource(kept.source);
  const stays = (usage: 'browser' | 'server') =>
    isSameHost && (!authentication || authentication[usage] === kept[`${usage}Authentication`]);
  const credentialsOf = (usage: 'browser' | 'server') => {
    const given = credentials[usage];
    if (given) return seal(usage, given);
    return stays(usage) ? kept[`${usage}Credentials`] : null;
  };
  return {
    ...kept,
    name: name?.trim() ?? kept.name,
    description: description?.trim() ?? kept.description,
    isEnabled: enabled ?? kept.isEnabled,
    isDefault: change.default ?? kept.isDefault,
    allowedDomains: allowedDomains ? domainsOf(allowedDomains) : kept.allowedDomains,
    browserAuthentication: authentication?.browser ?? kept.browserAuthentication,
    serverAuthentication: authentication?.server ?? kept.serverAuthentication,
    source: source ?? kept.source,
    browserCredentials: credentialsOf('browser'),
    serverCredentials: credentialsOf('server'),
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
