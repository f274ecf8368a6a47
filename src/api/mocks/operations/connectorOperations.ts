import {
  changedConnector,
  CONNECTOR_DETAILS,
  connectorChangeFault,
  connectorRemovalFault,
  describeConnector,
  folderGone,
  isConfiguration,
  isConnectorNameTaken,
  nameConnector,
  newConnector,
  noSignIn,
  offerFault,
  readSource,
  refusalOfConfiguration,
  signInNeeded,
  sourceTrouble,
  type ConnectorType,
  type KeptSource,
  type SetSource,
} from '@/domain/connector';
import { pathOf, pathOfEntry } from '@/domain/media';
import { isBoundToDocument } from '@/domain/project';
import { conflicting, nameTaken } from '@/domain/refusal';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { MockProblem, notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockCaller } from '../mockCaller';
import type { MockStore } from '../mockStore';
import { sortedBy } from '../views';
import { findAsset, pictureOf } from './libraryFiles';
import { foldersOf, mediaPage } from './mediaRows';

type Row = MockStore['connectors'][number];

const ofEnvironment = ({ store, environmentId }: InEnvironment) =>
  store.connectors.filter((row) => row.environmentId === environmentId);

/** One connector of the environment. @throws MockProblem 404 */
export function requireConnector(call: InEnvironment, connectorId: string): Row {
  const row = ofEnvironment(call).find(({ id }) => id === connectorId);
  if (!row) throw notFound('connector');
  return row;
}

/** What a source elsewhere says: nothing is called from the mocks. @throws MockProblem 502 */
export function failToReach({ name, source }: Row): never {
  const why =
    source?.type === 'http' ? `there is no host ${new URL(source.address).hostname}` : 'it has no address';
  throw new MockProblem(502, sourceTrouble(name, why));
}

function requireFreeName(call: InEnvironment, name: string, ownId?: string): void {
  if (isConnectorNameTaken(ofEnvironment(call), name, ownId)) throw problemOf(nameTaken('A connector'));
}

const described = (call: InEnvironment, row: Row) => describeConnector(row, foldersOf(call));

/** The mocks keep no secrets. */
const seal = () => 'sealed';

/** @throws MockProblem 400 when there is no such folder */
function requireSource(call: InEnvironment, source: SetSource | undefined): KeptSource | undefined {
  if (!source) return undefined;
  const read = readSource(source, foldersOf(call));
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.kept;
}

/** A connector something can be chosen from. @throws MockProblem 404 or 409 */
function requireOffered(call: InEnvironment, connectorId: string, type: ConnectorType = 'media'): Row {
  const row = requireConnector(call, connectorId);
  const fault = offerFault(described(call, row), type);
  if (fault) throw problemOf(conflicting(fault));
  return row;
}

/** Sources of media, fonts and data outside the environment. */
export const connectorOperations = [
  defineEnvironmentOperation('get', '/connectors', 200, 'settings.read', (call) => ({
    data: sortedBy(ofEnvironment(call), ({ name }) => name).map((row) =>
      call.may(CONNECTOR_DETAILS) ? described(call, row) : nameConnector(row),
    ),
  })),
  defineEnvironmentOperation('post', '/connectors', 201, 'connector.manage', (call) => {
    const { body, store, environmentId } = call;
    const made = newConnector(body, requireSource(call, body.source) ?? null, seal);
    refuseIf(refusalOfConfiguration(made, body.credentials));
    requireFreeName(call, body.name);
    const row = { ...made, id: store.nextId('connector'), environmentId, createdAt: store.now };
    store.connectors.push(row);
    return described(call, row);
  }),
  defineEnvironmentOperation('patch', '/connectors/{connectorId}', 200, 'connector.manage', (call) => {
    const { body, path } = call;
    const row = requireConnector(call, path.connectorId);
    const fault = connectorChangeFault(described(call, row), body);
    if (fault) throw problemOf(conflicting(fault));
    const changed = changedConnector(row, body, requireSource(call, body.source), seal);
    if (isConfiguration(body)) refuseIf(refusalOfConfiguration(changed, body.credentials, row));
    if (body.name !== undefined) requireFreeName(call, body.name, row.id);
    if (body.default) {
      for (const other of ofEnvironment(call)) if (other.type === row.type) other.isDefault = false;
    }
    return described(call, Object.assign(row, changed));
  }),
  defineEnvironmentOperation('delete', '/connectors/{connectorId}', 204, 'connector.manage', (call) => {
    const row = requireConnector(call, call.path.connectorId);
    const fault = connectorRemovalFault(described(call, row));
    if (fault) throw problemOf(conflicting(fault));
    call.store.connectors = call.store.connectors.filter(({ id }) => id !== row.id);
    return undefined;
  }),
  defineEnvironmentOperation('get', '/connectors/{connectorId}/assets', 200, 'media.list', (call) => {
    const { path, query } = call;
    const connector = requireOffered(call, path.connectorId);
    const { name, source, browserAuthentication } = connector;
    const asksForSignIn = source?.type === 'http' && browserAuthentication !== 'none';
    if (asksForSignIn && !call.store.connectorSessions.has(sessionOf(call, path.connectorId)))
      throw problemOf(conflicting(signInNeeded(name)));
    if (source?.type === 'http') return failToReach(connector);
    const folders = foldersOf(call);
    const root = source?.folderId ?? null;
    if (root !== null && !folders.some(({ id }) => id === root))
      throw problemOf(conflicting(folderGone(name)));
    const start = pathOf(folders, root);
    const page = mediaPage(call, `/connectors/${path.connectorId}/assets`, {
      ...query,
      folder: `${start}/${query.folder ?? ''}`,
    });
    return {
      ...{ pageSize: page.pageSize, links: page.links },
      data: page.rows.map((row) => {
        if (row.kind === 'asset')
          return { type: 'asset' as const, id: row.id, name: row.name, width: row.width, height: row.height };
        const at = pathOfEntry({ relativePath: pathOf(folders, row.folderId), name: row.name });
        return { type: 'folder' as const, name: row.name, path: at.slice(start === '/' ? 0 : start.length) };
      }),
    };
  }),
  defineEnvironmentOperation(
    'get',
    '/connectors/{connectorId}/picture/{quality}',
    200,
    'media.use',
    (call) => {
      const { id, source } = requireOffered(call, call.path.connectorId);
      const isGuess =
        findAsset(call, { connectorId: id, assetId: call.query.assetId })?.id !== call.query.assetId;
      if ((isGuess || source?.type === 'http') && isBoundToDocument('pictures', call))
        throw notFound('asset');
      return pictureOf(call, call.path.quality, { connectorId: id, assetId: call.query.assetId });
    },
  ),
  defineEnvironmentOperation('get', '/connectors/{connectorId}/rows', 200, 'publisher.use', (call) =>
    failToReach(requireOffered(call, call.path.connectorId, 'data')),
  ),
  defineEnvironmentOperation('get', '/connectors/{connectorId}/session', 200, 'media.list', (call) => {
    const { id } = requireSignIn(call, call.path.connectorId);
    const isSignedIn = call.store.connectorSessions.has(sessionOf(call, id));
    return { isSignedIn, address: isSignedIn ? null : `https://example.test/sign-in?state=${id}` };
  }),
  defineEnvironmentOperation('post', '/connectors/{connectorId}/session', 204, 'media.list', (call) => {
    const { id } = requireSignIn(call, call.path.connectorId);
    call.store.connectorSessions.add(sessionOf(call, id));
    return undefined;
  }),
  defineEnvironmentOperation('delete', '/connectors/{connectorId}/session', 204, 'media.list', (call) => {
    const { id } = requireSignIn(call, call.path.connectorId);
    call.store.connectorSessions.delete(sessionOf(call, id));
    return undefined;
  }),
];

const sessionOf = ({ actor }: { actor: MockCaller }, connectorId: string) =>
  `${actor.user.id} ${connectorId}`;

/** A connector its users sign in to. @throws MockProblem 404 or 409 */
function requireSignIn(call: InEnvironment, connectorId: string): Row {
  const row = requireOffered(call, connectorId);
  if (row.browserAuthentication !== 'oAuth2AuthorizationCode')
    throw problemOf(conflicting(noSignIn(row.name)));
  return row;
}
