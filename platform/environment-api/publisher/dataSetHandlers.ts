import { and, eq } from 'drizzle-orm';
import {
  DATA_SET_LIMITS,
  DATA_SET_SORTS,
  DATA_SET_TOO_LARGE,
  describeDataSet,
  nameOfFile,
} from '@/domain/data-sets';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from '../../database';
import { dataSets } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { requireItemName } from '../itemName';
import { listPage, requireSorting } from '../../http/listing';
import type { Handlers } from '../operations';
import {
  countDataSets,
  dataSetOrder,
  insertDataRows,
  listRows,
  requireDataSet,
  selectDataSets,
} from './dataSetQueries';

type Ids =
  'listDataSets' | 'createDataSet' | 'getDataSet' | 'renameDataSet' | 'deleteDataSet' | 'listDataRows';

/** The data sets of an environment. */
export const dataSetHandlers: Handlers<Ids> = {
  async listDataSets(call) {
    const { database, environment, query = {} } = call;
    const sorting = requireSorting(query, DATA_SET_SORTS, { by: 'name', direction: 'asc' });
    const search = itemNameKey(query.search ?? '');
    const page = await listPage(
      { ...call, query },
      {
        order: dataSetOrder(sorting),
        select: (of) => selectDataSets(database, { environmentId: environment.id, search }, of),
        count: () => countDataSets(database, environment.id, search),
      },
    );
    return { ...page, data: page.data.map(describeDataSet) };
  },

  async createDataSet(call) {
    const { recorded, environment, query, now } = call;
    const upload = await call.upload();
    const bytes = await wholeOf(upload.content);
    const named = requireItemName(query?.name ?? nameOfFile(upload.fileName));
    const read = await call.readers.dataSet(bytes, query?.sheet);
    if ('refusal' in read) throw problemOf(read.refusal);
    const { columns, rows } = read.value;
    const add = async (transaction: Database) => {
      const [row] = await transaction
        .insert(dataSets)
        .values({
          environmentId: environment.id,
          ...named,
          columns,
          rowCount: rows.length,
          createdAt: now,
          modifiedAt: now,
        })
        .returning();
      if (!row) throw new Error('The data set was not inserted.');
      await insertDataRows(transaction, row.id, rows);
      return { data: describeDataSet(row) };
    };
    return recorded(add, ({ data }) => [data.id]);
  },

  async getDataSet({ database, environment, params }) {
    return { data: describeDataSet(await requireDataSet(database, environment.id, params.dataSetId)) };
  },

  async renameDataSet({ database, environment, params, body, now }) {
    const [row] = await database
      .update(dataSets)
      .set({ ...requireItemName(body.name), modifiedAt: now })
      .where(and(eq(dataSets.environmentId, environment.id), eq(dataSets.id, params.dataSetId)))
      .returning();
    if (!row) throw notFound('data set');
    return { data: describeDataSet(row) };
  },

  async deleteDataSet({ database, environment, params }) {
    const gone = await database
      .delete(dataSets)
      .where(and(eq(dataSets.environmentId, environment.id), eq(dataSets.id, params.dataSetId)))
      .returning({ id: dataSets.id });
    if (gone.length === 0) throw notFound('data set');
    return undefined;
  },

  listDataRows: (call) => listRows({ ...call, query: call.query ?? {} }, call.params.dataSetId),
};

/** Collects the bytes of a file. @throws Problem 413 as soon as it is too large */
async function wholeOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > DATA_SET_LIMITS.bytes) throw problemOf(DATA_SET_TOO_LARGE);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
