import { faultOfModel } from '@/domain/connectors';
import { DATA_SET_LIMITS } from '@/domain/data-sets';
import { tableText } from '../readers';
import { askSource, fetchJson, type CatalogueSource } from './catalogue';
import { readAnswer } from './readAnswer';
import { SourceError } from './SourceError';

/** Items requested at a time. */
const PAGE = 500;
/** Most pages of a table; sources may return fewer items than requested. */
const MOST_PAGES = 1_000;
/** Time for all pages of a table, in milliseconds. */
const TABLE_MILLISECONDS = 60_000;

/**
 * Reads the whole table of a source that speaks the data protocol of decision 0143. @returns its JSON
 * @throws SourceError
 */
export async function readTable(given: CatalogueSource): Promise<string> {
  const timeout = AbortSignal.timeout(TABLE_MILLISECONDS);
  const source = { ...given, signal: given.signal ? AbortSignal.any([timeout, given.signal]) : timeout };
  const { itemIdPropertyName, properties } = await askSource(source, '/model', 'model');
  const fault = faultOfModel({ itemIdPropertyName, properties });
  if (fault !== undefined) throw new SourceError(fault);
  const pages: string[] = [];
  const seen = new Set<string>();
  let rows = 0;
  let size = 0;
  let continuationToken: string | null | undefined;
  do {
    if (pages.length >= MOST_PAGES) throw new SourceError('its table has more than 1,000 pages');
    const query = new URLSearchParams({ pageSize: String(PAGE) });
    if (continuationToken) query.set('continuationToken', continuationToken);
    const answer = await fetchJson(source, `/items?${query.toString()}`);
    const before = rows;
    const page = await readAnswer(answer, (bytes) => {
      size += bytes.length;
      return source.readers.sourceItems({ bytes, columns: properties, before });
    });
    pages.push(page.rows);
    rows += page.count;
    if (rows > DATA_SET_LIMITS.rows || size > DATA_SET_LIMITS.bytes)
      throw new SourceError('it has more than 10,000 rows or 10 MB of data');
    continuationToken = page.continuationToken;
    // Stops at a source whose last page leads back to an earlier one, which would never end.
    if (continuationToken && seen.has(continuationToken)) throw new SourceError('its pages lead in a circle');
    if (continuationToken) seen.add(continuationToken);
  } while (continuationToken);
  return tableText(properties, pages);
}
