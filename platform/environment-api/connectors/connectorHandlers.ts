import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  changeConnector,
  CONNECTOR_DETAILS,
  connectorChangeFault,
  connectorRemovalFault,
  describeConnector,
  isConfiguration,
  nameConnector,
  newConnector,
  readSource,
  refusalOfConfiguration,
  type KeptSource,
  type SetSource,
} from '@/domain/connectors';
import { conflicting, nameTaken } from '@/domain/refusal';
import { connectorFiles, connectors, connectorSessions } from '../../database/schema';
import { problemOf, refuseIf } from '../../http/Problem';
import { requireFreeName, type NameClaim } from '../../http/requireFreeName';
import { lockEnvironment } from '../environmentRow';
import type { FolderPlace } from '@/domain/media';
import { selectFolders } from '../media/mediaQueries';
import type { Handlers } from '../operations';
import { connectorAssetHandlers } from './connectorAssets';
import { connectorFontHandlers } from './connectorFonts';
import { requireConnector, selectConnectors } from './connectorQueries';
import { connectorRowHandlers } from './connectorRows';
import { connectorSessionHandlers } from './connectorSessions';
import { sealFor } from './connectorSource';

type Ids =
  | 'listConnectors'
  | 'createConnector'
  | 'updateConnector'
  | 'removeConnector'
  | 'listConnectorAssets'
  | 'listConnectorRows'
  | 'listConnectorFonts'
  | 'uploadConnectorFont'
  | 'getConnectorPicture'
  | 'getConnectorSession'
  | 'openConnectorSession'
  | 'endConnectorSession';

/** The connectors of an environment. */
export const connectorHandlers: Handlers<Ids> = {
  ...connectorAssetHandlers,
  ...connectorRowHandlers,
  ...connectorFontHandlers,
  ...connectorSessionHandlers,

  async listConnectors({ database, environment, actor, may }) {
    const rows = await selectConnectors(database, environment.id);
    if ('userId' in actor && !may(CONNECTOR_DETAILS)) return { data: rows.map(nameConnector) };
    const folders = await selectFolders(database, environment.id);
    return { data: rows.map((row) => describeConnector(row, folders)) };
  },

  createConnector: ({ database, environment, body, now, signatureSecret }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const folders = await selectFolders(transaction, environment.id);
      const id = randomUUID();
      const source = requireSource(body.source, folders) ?? null;
      const connector = newConnector(body, source, sealFor(signatureSecret, id));
      refuseIf(refusalOfConfiguration(connector, body.credentials));
      await requireFreeName(transaction, claimConnectorName(environment.id, body.name));
      const [row] = await transaction
        .insert(connectors)
        .values({ ...connector, id, environmentId: environment.id, createdAt: now })
        .returning();
      if (!row) throw new Error('The connector was not inserted.');
      return describeConnector(row, folders);
    }),

  updateConnector: ({ database, environment, params, body, signatureSecret }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const present = await requireConnector(transaction, environment.id, params.connectorId);
      const folders = await selectFolders(transaction, environment.id);
      const fault = connectorChangeFault(describeConnector(present, folders), body);
      if (fault) throw problemOf(conflicting(fault));
      const source = requireSource(body.source, folders);
      const changed = changeConnector(present, body, source, sealFor(signatureSecret, present.id));
      if (isConfiguration(body)) refuseIf(refusalOfConfiguration(changed, body.credentials, present));
      if (body.name !== undefined)
        await requireFreeName(transaction, claimConnectorName(environment.id, body.name), present.id);
      if (body.default) {
        const ofType = and(eq(connectors.environmentId, environment.id), eq(connectors.type, present.type));
        await transaction.update(connectors).set({ isDefault: false }).where(ofType);
      }
      const [row] = await transaction
        .update(connectors)
        .set(changed)
        .where(eq(connectors.id, present.id))
        .returning();
      if (!row) throw new Error('The connector was not changed.');
      // Tokens are valid only for the credentials that obtained them.
      if (changed.browserCredentials !== present.browserCredentials)
        await transaction.delete(connectorSessions).where(eq(connectorSessions.connectorId, present.id));
      if (source) await transaction.delete(connectorFiles).where(eq(connectorFiles.connectorId, present.id));
      return describeConnector(row, folders);
    }),

  removeConnector: ({ database, environment, params }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const present = await requireConnector(transaction, environment.id, params.connectorId);
      const fault = connectorRemovalFault(describeConnector(present, []));
      if (fault) throw problemOf(conflicting(fault));
      await transaction.delete(connectors).where(eq(connectors.id, present.id));
      return undefined;
    }),
};

/** Returns the requested source, if any. @throws Problem 400 when its folder does not exist */
function requireSource(
  source: SetSource | undefined,
  folders: readonly FolderPlace[],
): KeptSource | undefined {
  if (!source) return undefined;
  const read = readSource(source, folders);
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.kept;
}

/** Claims a name for a connector, unique in its environment. */
const claimConnectorName = (environmentId: string, name: string): NameClaim => ({
  table: connectors,
  id: connectors.id,
  column: connectors.name,
  name: name.trim(),
  among: eq(connectors.environmentId, environmentId),
  refusal: nameTaken('A connector'),
});
