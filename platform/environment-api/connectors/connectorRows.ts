import { offerFault, sourceTrouble } from '@/domain/connectors';
import { SourceError } from '../../connectors';
import { conflict, notFound, Problem } from '../../http/Problem';
import { pageOfSlices, type ListCall } from '../../http/listing';
import type { ReadTableParts, TableParts } from '../../readers';
import type { Call, Handlers } from '../operations';
import { readConnectorTable } from './connectorFiles';
import { requireConnector, type ConnectorRow } from './connectorQueries';
import type { Reach } from './connectorSource';

/** Listing the rows of a data connector, to choose one. */
export const connectorRowHandlers: Handlers<'listConnectorRows'> = {
  async listConnectorRows(call) {
    const connector = await requireConnector(call.database, call.environment.id, call.params.connectorId);
    const fault = offerFault({ ...connector, enabled: connector.isEnabled }, 'data');
    if (fault) throw conflict(fault);
    return pageOfTable({ ...call, query: call.query ?? {} }, connector);
  },
};

/** Lists the rows of a connector that a document names, enabled or not. @throws Problem 400, 404 or 502 */
export async function listRowsOfConnector(call: Call<'listProjectConnectorRows'>) {
  const connector = await requireConnector(call.database, call.environment.id, call.params.connectorId);
  if (connector.type !== 'data') throw notFound('connector');
  return pageOfTable({ ...call, query: call.query ?? {} }, connector);
}

const pageOfTable = (call: ListCall & Reach, connector: ConnectorRow) =>
  pageOfSlices(call, async (range) => {
    const { columns, ...slice } = await requireTable(call, connector, 'page', range);
    return { ...slice, columns: [...columns] };
  });

/**
 * Reads a part of the table of a data connector. @throws Problem 502 when its source is unreachable, refuses or responds
 * with something else
 */
export async function requireTable<Part extends keyof TableParts>(
  reach: Reach,
  connector: ConnectorRow,
  part: Part,
  wanted: TableParts[Part],
): Promise<ReadTableParts[Part]> {
  try {
    return await readConnectorTable(reach, connector, part, wanted);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new Problem(502, sourceTrouble(connector.name, error.message));
  }
}
