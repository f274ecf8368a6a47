import * as z from 'zod/mini';
import { action } from '../../document/schema/action';
import { connector } from '../../document/schema/connector';
import { id, wholeBetween } from '../../document/schema/primitives';
import { insert, move, remove } from '../collections';
import { itemOf } from '../find';
import { operation, refuse } from '../operation';

const at = wholeBetween(0, 10_000);

/** Operations on actions and connectors. */
export const automation = {
  addAction: operation({ actionId: id, action, at: z.exactOptional(at) }, (draft, payload) =>
    insert(draft.actions, payload.actionId, payload.action, payload.at),
  ),
  setAction: operation({ actionId: id, action }, (draft, payload) => {
    itemOf(draft.actions.items, payload.actionId, 'action');
    draft.actions.items[payload.actionId] = payload.action;
  }),
  moveAction: operation({ actionId: id, to: at }, (draft, { actionId, to }) =>
    move(draft.actions, actionId, to),
  ),
  deleteAction: operation({ actionId: id }, (draft, { actionId }) => remove(draft.actions, actionId)),
  addConnector: operation({ connectorId: id, connector }, (draft, payload) =>
    insert(draft.connectors, payload.connectorId, payload.connector),
  ),
  setConnector: operation({ connectorId: id, connector }, (draft, payload) => {
    itemOf(draft.connectors.items, payload.connectorId, 'connector');
    draft.connectors.items[payload.connectorId] = payload.connector;
  }),
  deleteConnector: operation({ connectorId: id }, (draft, { connectorId }) => {
    const used = Object.values(draft.variables.items).find(
      (variable) =>
        variable.type === 'dataSource' &&
        variable.source.type === 'connector' &&
        variable.source.connectorId === connectorId,
    );
    if (used) refuse(`${used.name} has its data from this connector.`);
    remove(draft.connectors, connectorId);
  }),
};
