import {
  changedConnector,
  connectorChangeFault,
  connectorRemovalFault,
  describeConnector,
  isConnectorNameTaken,
  newConnector,
} from '@/domain/connector';
import { conflicting, nameTaken } from '@/domain/refusal';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { notFound, problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { sortedBy } from '../views';

type Row = MockStore['connectors'][number];

const ofEnvironment = ({ store, environmentId }: InEnvironment) =>
  store.connectors.filter((row) => row.environmentId === environmentId);

function required(call: InEnvironment, connectorId: string): Row {
  const row = ofEnvironment(call).find(({ id }) => id === connectorId);
  if (!row) throw notFound('connector');
  return row;
}

function requireFreeName(call: InEnvironment, name: string, ownId?: string): void {
  if (isConnectorNameTaken(ofEnvironment(call), name, ownId)) throw problemOf(nameTaken('A connector'));
}

/** Sources of media, fonts and data outside the environment. */
export const connectorOperations = [
  defineEnvironmentOperation('get', '/connectors', 200, 'settings.read', (call) => ({
    data: sortedBy(ofEnvironment(call), ({ name }) => name).map(describeConnector),
  })),
  defineEnvironmentOperation('post', '/connectors', 201, 'connector.manage', (call) => {
    const { body, store, environmentId } = call;
    requireFreeName(call, body.name);
    const row = {
      ...newConnector(body),
      id: store.nextId('connector'),
      environmentId,
      createdAt: store.now,
    };
    store.connectors.push(row);
    return describeConnector(row);
  }),
  defineEnvironmentOperation('patch', '/connectors/{connectorId}', 200, 'connector.manage', (call) => {
    const { body, path } = call;
    const row = required(call, path.connectorId);
    const fault = connectorChangeFault(describeConnector(row), body);
    if (fault) throw problemOf(conflicting(fault));
    if (body.name !== undefined) requireFreeName(call, body.name, row.id);
    if (body.default) {
      for (const other of ofEnvironment(call)) if (other.type === row.type) other.isDefault = false;
    }
    return describeConnector(Object.assign(row, changedConnector(row, body)));
  }),
  defineEnvironmentOperation('delete', '/connectors/{connectorId}', 204, 'connector.manage', (call) => {
    const row = required(call, call.path.connectorId);
    const fault = connectorRemovalFault(describeConnector(row));
    if (fault) throw problemOf(conflicting(fault));
    call.store.connectors = call.store.connectors.filter(({ id }) => id !== row.id);
    return undefined;
  }),
];
