import {
  changedConnector,
  connectorChangeFault,
  connectorRemovalFault,
  describeConnector,
  isConnectorNameTaken,
  newConnector,
} from '@/domain/connector';
import type { Connector, CreateConnector, UpdateConnector } from '../types';
import type { EnvironmentCall } from './environmentApiHandlers';
import { conflict, notFound } from './MockProblem';
import type { MockStore } from './mockStore';
import { sortedBy } from './views';

type Row = MockStore['connectors'][number];

const ofEnvironment = ({ store, environmentId }: EnvironmentCall) =>
  store.connectors.filter((row) => row.environmentId === environmentId);

function required(call: EnvironmentCall): Row {
  const row = ofEnvironment(call).find(({ id }) => id === call.connectorId);
  if (!row) throw notFound('connector');
  return row;
}

function requireFreeName(call: EnvironmentCall, name: string, ownId?: string): void {
  if (isConnectorNameTaken(ofEnvironment(call), name, ownId))
    throw conflict('A connector with this name exists already.', 'name');
}

/** All connectors of the environment, by name. */
export function listConnectors(call: EnvironmentCall) {
  return { data: sortedBy(ofEnvironment(call), ({ name }) => name).map(describeConnector) };
}

/** A new one, enabled and not the default. */
export function createConnector(call: EnvironmentCall): Connector {
  const body = call.body as CreateConnector;
  requireFreeName(call, body.name);
  const { store, environmentId } = call;
  const row = { ...newConnector(body), id: store.nextId('connector'), environmentId, createdAt: store.now };
  store.connectors.push(row);
  return describeConnector(row);
}

/** The connector as it is after the change. */
export function changeConnector(call: EnvironmentCall): Connector {
  const body = call.body as UpdateConnector;
  const row = required(call);
  const fault = connectorChangeFault(describeConnector(row), body);
  if (fault) throw conflict(fault);
  if (body.name !== undefined) requireFreeName(call, body.name, row.id);
  if (body.default) {
    for (const other of ofEnvironment(call)) if (other.type === row.type) other.isDefault = false;
  }
  return describeConnector(Object.assign(row, changedConnector(row, body)));
}

/** Nothing, once it is gone. */
export function removeConnector(call: EnvironmentCall): undefined {
  const row = required(call);
  const fault = connectorRemovalFault(describeConnector(row));
  if (fault) throw conflict(fault);
  call.store.connectors = call.store.connectors.filter(({ id }) => id !== row.id);
}
