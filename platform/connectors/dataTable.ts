import * as z from 'zod/mini';
import { faultOfModel, rowOfItem } from '@/domain/connectors';
import { COLUMN_TYPES, DATA_SET_LIMITS, type DataRow, type DataSetContent } from '@/domain/data-sets';
import { readSourceJson, type CatalogueSource } from './catalogue';
import { SourceError } from './SourceError';

/** Items requested at a time. */
const PAGE = 500;
/** Most pages of a table; sources may return fewer items than requested. */
const MOST_PAGES = 1_000;
/** Time for all pages of a table, in milliseconds. */
const TABLE_MILLISECONDS = 60_000;

const text = z.string().check(z.minLength(1), z.maxLength(255));
const model = z.object({
  itemIdPropertyName: text,
  properties: z.array(z.object({ name: text, type: z.enum(COLUMN_TYPES) })).check(z.maxLength(1_000)),
});
const page = z.object({
  data: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(1_000)),
  continuationToken: z.nullish(z.string().check(z.maxLength(2_000))),
});

/** Reads the whole table of a source that speaks the data protocol of decision 0143. @throws SourceError */
export async function readTable(given: CatalogueSource): Promise<DataSetContent> {
  const timeout = AbortSignal.timeout(TABLE_MILLISECONDS);
  const source = { ...given, signal: given.signal ? AbortSignal.any([timeout, given.signal]) : timeout };
  const { itemIdPropertyName, properties } = await readSourceJson(source, '/model', model);
  const fault = faultOfModel({ itemIdPropertyName, properties });
  if (fault !== undefined) throw new SourceError(fault);
  const rows: DataRow[] = [];
  const seen = new Set<string>();
  let size = 0;
  let continuationToken: string | null | undefined;
  let pages = 0;
  do {
    pages += 1;
    if (pages > MOST_PAGES) throw new SourceError('its table has more than 1,000 pages');
    const query = new URLSearchParams({ pageSize: String(PAGE) });
    if (continuationToken) query.set('continuationToken', continuationToken);
    const answer = await readSourceJson(source, `/items?${query.toString()}`, page);
    for (const item of answer.data) {
      const read = rowOfItem(properties, item, rows.length + 1);
      if ('fault' in read) throw new SourceError(read.fault);
      rows.push(read.row);
    }
    size += JSON.stringify(answer.data).length;
    if (rows.length > DATA_SET_LIMITS.rows || size > DATA_SET_LIMITS.bytes)
      throw new SourceError('it has more than 10,000 rows or 10 MB of data');
    continuationToken = answer.continuationToken;
    // Stops at a source whose last page leads back to an earlier one, which would never end.
    if (continuationToken && seen.has(continuationToken)) throw new SourceError('its pages lead in a circle');
    if (continuationToken) seen.add(continuationToken);
  } while (continuationToken);
  return { columns: properties, rows };
}
