import { describeConnector, offerFault, sourceTrouble, type ConnectorType } from '@/domain/connectors';
import { conflicting } from '@/domain/refusal';
import type { InEnvironment } from '../defineOperation';
import { MockProblem, notFound, problemOf } from '../MockProblem';
import type { MockCaller } from '../mockCaller';
import type { MockStore } from '../mockStore';
import { foldersOf } from './mediaRows';

/** A stored connector. */
export type ConnectorRow = MockStore['connectors'][number];

/** Returns the connectors of the environment. */
export const ofEnvironment = ({ store, environmentId }: InEnvironment) =>
  store.connectors.filter((row) => row.environmentId === environmentId);

/**
 * Returns a connector of the environment.
 * @throws MockProblem 404
 */
export function requireConnector(call: InEnvironment, connectorId: string): ConnectorRow {
  const row = ofEnvironment(call).find(({ id }) => id === connectorId);
  if (!row) throw notFound('connector');
  return row;
}

/**
 * Returns the connector of a picture, otherwise the default one.
 * @param id as in documents.
 * @throws MockProblem 404 or 409
 */
export function requireMediaConnector(call: InEnvironment, id: string | undefined): ConnectorRow {
  const found = ofEnvironment(call).find((row) => {
    if (row.type !== 'media') return false;
    if (id === undefined) return row.isDefault;
    return id === '' ? row.ownerType === 'builtIn' : row.id === id.toLowerCase();
  });
  if (!found) throw notFound('connector');
  return requireOffered(call, found.id);
}

/**
 * Refuses like an unreachable source, since the mocks make no external calls.
 * @throws MockProblem 502
 */
export function failToReach({ name, source }: ConnectorRow): never {
  const why =
    source?.type === 'http' ? `there is no host ${new URL(source.address).hostname}` : 'it has no address';
  throw new MockProblem(502, sourceTrouble(name, why));
}

/** Describes a connector for the contract. */
export const describedConnector = (call: InEnvironment, row: ConnectorRow) =>
  describeConnector(row, foldersOf(call));

/**
 * Returns a connector that offers content.
 * @throws MockProblem 404 or 409
 */
export function requireOffered(
  call: InEnvironment,
  connectorId: string,
  type: ConnectorType = 'media',
): ConnectorRow {
  const row = requireConnector(call, connectorId);
  const fault = offerFault(describedConnector(call, row), type);
  if (fault) throw problemOf(conflicting(fault));
  return row;
}

/** Returns the key of a user's sign-in to a connector. */
export const sessionOf = ({ actor }: { actor: MockCaller }, connectorId: string) =>
  `${actor.user.id} ${connectorId}`;
