import {
  changeConnector,
  CONNECTOR_DETAILS,
  connectorChangeFault,
  connectorRemovalFault,
  isConfiguration,
  nameConnector,
  newConnector,
  noSignIn,
  readSource,
  refusalOfConfiguration,
  type KeptSource,
  type SetSource,
} from '@/domain/connectors';
import { isBoundToDocument } from '@/domain/projects';
import { conflicting, nameTaken } from '@/domain/refusal';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import { sortedBy } from '../views';
import { findAsset, pictureOf } from './libraryFiles';
import { assetsPage } from './assetsPage';
import {
  describedConnector,
  failToReach,
  ofEnvironment,
  requireConnector,
  requireOffered,
  sessionOf,
  type ConnectorRow,
} from './connectorRows';
import { foldersOf } from './mediaRows';

const requireConnectorName = (call: InEnvironment, name: string, own?: ConnectorRow) =>
  requireFreeName({
    among: ofEnvironment(call),
    name: name.trim(),
    own,
    refusal: nameTaken('A connector'),
  });

/** The mocks store no secrets. */
const seal = () => 'sealed';

/** @throws MockProblem 400 if the folder does not exist */
function requireSource(call: InEnvironment, source: SetSource | undefined): KeptSource | undefined {
  if (!source) return undefined;
  const read = readSource(source, foldersOf(call));
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.kept;
}

/** Connectors to media, fonts and data outside the environment. */
export const connectorOperations = [
  defineEnvironmentOperation('get', '/connectors', 200, (call) => ({
    data: sortedBy(ofEnvironment(call), ({ name }) => name).map((row) =>
      call.may(CONNECTOR_DETAILS) ? describedConnector(call, row) : nameConnector(row),
    ),
  })),
  defineEnvironmentOperation('post', '/connectors', 201, (call) => {
    const { body, store, environmentId } = call;
    const made = newConnector(body, requireSource(call, body.source) ?? null, seal);
    refuseIf(refusalOfConfiguration(made, body.credentials));
    requireConnectorName(call, body.name);
    const row = { ...made, id: store.nextId('connector'), environmentId, createdAt: store.now };
    store.connectors.push(row);
    return describedConnector(call, row);
  }),
  defineEnvironmentOperation('patch', '/connectors/{connectorId}', 200, (call) => {
    const { body, path } = call;
    const row = requireConnector(call, path.connectorId);
    const fault = connectorChangeFault(describedConnector(call, row), body);
    if (fault) throw problemOf(conflicting(fault));
    const changed = changeConnector(row, body, requireSource(call, body.source), seal);
    if (isConfiguration(body)) refuseIf(refusalOfConfiguration(changed, body.credentials, row));
    if (body.name !== undefined) requireConnectorName(call, body.name, row);
    if (body.default) {
      for (const other of ofEnvironment(call)) if (other.type === row.type) other.isDefault = false;
    }
    return describedConnector(call, Object.assign(row, changed));
  }),
  defineEnvironmentOperation('delete', '/connectors/{connectorId}', 204, (call) => {
    const row = requireConnector(call, call.path.connectorId);
    const fault = connectorRemovalFault(describedConnector(call, row));
    if (fault) throw problemOf(conflicting(fault));
    call.store.connectors = call.store.connectors.filter(({ id }) => id !== row.id);
    return undefined;
  }),
  defineEnvironmentOperation('get', '/connectors/{connectorId}/assets', 200, (call) => {
    const { path, query } = call;
    return assetsPage(
      call,
      requireOffered(call, path.connectorId),
      `/connectors/${path.connectorId}/assets`,
      query,
    );
  }),
  defineEnvironmentOperation('get', '/connectors/{connectorId}/picture/{quality}', 200, (call) => {
    const { id, source } = requireOffered(call, call.path.connectorId);
    const isGuess =
      findAsset(call, { connectorId: id, assetId: call.query.assetId })?.id !== call.query.assetId;
    if ((isGuess || source?.type === 'http') && isBoundToDocument('pictures', call)) throw notFound('asset');
    return pictureOf(call, call.path.quality, { connectorId: id, assetId: call.query.assetId });
  }),
  defineEnvironmentOperation('get', '/connectors/{connectorId}/rows', 200, (call) =>
    failToReach(requireOffered(call, call.path.connectorId, 'data')),
  ),
  defineEnvironmentOperation('get', '/connectors/{connectorId}/session', 200, (call) => {
    const { id } = requireSignIn(call, call.path.connectorId);
    const isSignedIn = call.store.connectorSessions.has(sessionOf(call, id));
    return { isSignedIn, address: isSignedIn ? null : `https://example.test/sign-in?state=${id}` };
  }),
  defineEnvironmentOperation('post', '/connectors/{connectorId}/session', 204, (call) => {
    const { id } = requireSignIn(call, call.path.connectorId);
    call.store.connectorSessions.add(sessionOf(call, id));
    return undefined;
  }),
  defineEnvironmentOperation('delete', '/connectors/{connectorId}/session', 204, (call) => {
    const { id } = requireSignIn(call, call.path.connectorId);
    call.store.connectorSessions.delete(sessionOf(call, id));
    return undefined;
  }),
];

/**
 * Returns a connector that requires a sign-in.
 * @throws MockProblem 404 or 409
 */
function requireSignIn(call: InEnvironment, connectorId: string): ConnectorRow {
  const row = requireOffered(call, connectorId);
  if (row.browserAuthentication !== 'oAuth2AuthorizationCode')
    throw problemOf(conflicting(noSignIn(row.name)));
  return row;
}
