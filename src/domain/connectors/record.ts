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

/** A stored connector. */
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
  /** The source of its assets; null for built-in connectors and those without a source on this platform. */
  readonly source: KeptSource | null;
  /** Encrypted; null if none are set. */
  readonly browserCredentials: string | null;
  readonly serverCredentials: string | null;
}

/** Encrypts credentials for storing. */
export type SealCredentials = (usage: keyof SetCredentials, credentials: object) => string;

/** The request for a new connector. */
interface ConnectorRequest {
  readonly name: string;
  readonly type: ConnectorType;
  readonly description?: string | undefined;
  readonly allowedDomains?: readonly string[] | undefined;
  readonly authentication?:
    { readonly browser: ConnectorAuthentication; readonly server: ConnectorAuthentication } | undefined;
  readonly credentials?: SetCredentials | undefined;
}

/** Returns domains in lower case without duplicates. */
const domainsOf = (domains: readonly string[]) => [...new Set(domains.map((domain) => domain.toLowerCase()))];

/**
 * Describes a connector for the environment API, with its supported authentication. Of its credentials it includes only
 * whether they are set.
 * @param folders those of the environment's media
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

/** The action required to see sources and authentication of connectors: choosing from them. Others see only names. */
export const CONNECTOR_DETAILS: ActionName = 'media.list';

/** Describes a connector for plain users. */
export const nameConnector = ({ id, name, type }: ConnectorRecord) => ({ id, name, type });

/** Creates the record of a new connector: disabled, and not the default. */
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
 * Applies a change to a connector; missing properties stay. Credentials stay only for the same host and method, so that
 * a changed address can't receive them.
 * @param source the new one; `undefined` keeps it
 */
export function changeConnector<Kept extends ConnectorRecord>(
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
