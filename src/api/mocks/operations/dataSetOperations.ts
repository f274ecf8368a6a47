import { inflateRaw } from '@/domain/archive';
import { describeDataSet, nameOfFile, readDataSet, spellRows } from '@/domain/data-sets';
import { itemNameKey } from '@/domain/item-name';
import { FOREIGN_TOKEN } from '@/domain/listing';
import { invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { limitOf, mockPage } from '../mockPage';
import { MockProblem, notFound, problemOf } from '../MockProblem';
import type { MockDataSet } from '../mockStore';
import { requireName } from './requireName';

const dataSetsOf = ({ store, environmentId }: InEnvironment) =>
  store.dataSets.filter((row) => row.environmentId === environmentId);

/**
 * Returns a data set of the environment.
 * @throws MockProblem 404
 */
export function requireDataSet(call: InEnvironment, id: string): MockDataSet {
  const row = dataSetsOf(call).find((dataSet) => dataSet.id === id);
  if (!row) throw notFound('data set');
  return row;
}

const describe = (row: MockDataSet) => describeDataSet({ ...row, rowCount: row.rows.length });

/**
 * Returns a page of rows; its token is the index of the first row.
 * @throws MockProblem 400 or 404
 */
export function rowPageOf(
  call: InEnvironment & {
    readonly query: { readonly limit?: number | undefined; readonly nextPageToken?: string | undefined };
  },
  dataSetId: string,
) {
  const pageSize = limitOf(call.query);
  const { columns, rows } = requireDataSet(call, dataSetId);
  const start = Number(call.query.nextPageToken ?? 0);
  if (!Number.isInteger(start)) throw problemOf(FOREIGN_TOKEN);
  const end = start + pageSize;
  return {
    ...spellRows(rows.slice(start, end)),
    columns,
    pageSize,
    links: end < rows.length ? { nextPage: `/rows?nextPageToken=${end}` } : {},
    total: rows.length,
  };
}

const ONE = '/data-sets/{dataSetId}';

/** Data sets of an environment. */
export const dataSetOperations = [
  defineEnvironmentOperation('get', '/data-sets', 200, (call) => {
    const { rows, ...page } = mockPage('/data-sets', call.query, {
      rows: dataSetsOf(call),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
      },
      initial: { by: 'name', direction: 'asc' },
    });
    return { ...page, data: rows.map(describe) };
  }),
  defineEnvironmentOperation('post', '/data-sets', 201, async (call) => {
    const { store, environmentId, form, query } = call;
    if (!form) throw new MockProblem(415, FORM_NEEDED);
    const file = form.get('file');
    if (!(file instanceof Blob)) throw problemOf(invalidField('file', 'is required'));
    const name = requireName(query.name ?? (file instanceof File ? nameOfFile(file.name) : ''));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readDataSet(bytes, { inflate: inflateRaw, sheet: query.sheet });
    if ('refusal' in read) throw problemOf(read.refusal);
    const row: MockDataSet = {
      id: store.nextId('data set'),
      environmentId,
      name,
      columns: [...read.value.columns],
      rows: [...read.value.rows],
      createdAt: store.now,
      modifiedAt: store.now,
    };
    store.dataSets.push(row);
    return { data: describe(row) };
  }),
  defineEnvironmentOperation('get', ONE, 200, (call) => ({
    data: describe(requireDataSet(call, call.path.dataSetId)),
  })),
  defineEnvironmentOperation('patch', ONE, 200, (call) => {
    const name = requireName(call.body.name);
    const row = requireDataSet(call, call.path.dataSetId);
    return { data: describe(Object.assign(row, { name, modifiedAt: call.store.now })) };
  }),
  defineEnvironmentOperation('delete', ONE, 204, (call) => {
    const row = requireDataSet(call, call.path.dataSetId);
    call.store.dataSets = call.store.dataSets.filter((other) => other !== row);
    return undefined;
  }),
  defineEnvironmentOperation('get', `${ONE}/rows`, 200, (call) => rowPageOf(call, call.path.dataSetId)),
];
