import { invalidField } from '@/domain/refusal';
import { itemNameKey } from '@/domain/item-name';
import { FOREIGN_TOKEN, PAGE_SIZE, readSorting, type Sorting } from '@/domain/listing';
import { problemOf } from './MockProblem';

interface Item {
  readonly id: string;
  readonly name: string;
}

interface ListQuery {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly sortBy?: string | undefined;
  readonly sortOrder?: string | undefined;
  readonly nextPageToken?: string | undefined;
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Reads the size of a page.
 * @throws MockProblem 400
 */
export function limitOf({ limit = PAGE_SIZE }: Pick<ListQuery, 'limit'>): number {
  const size = Number(limit);
  if (!Number.isInteger(size)) throw problemOf(invalidField('limit', 'limit must be integer.'));
  if (size < 1) throw problemOf(invalidField('limit', 'limit must be >= 1.'));
  if (size > 100) throw problemOf(invalidField('limit', 'limit must be <= 100.'));
  return size;
}

/**
 * Creates a page of a list like the platform's. A token names the last item of the page before.
 * @param list.sorts the sort keys, each with the compared text
 * @throws MockProblem 400
 */
export function mockPage<Row extends Item, Field extends string>(
  path: string,
  query: ListQuery,
  list: {
    readonly rows: readonly Row[];
    readonly sorts: Readonly<Record<Field, (row: Row) => string>>;
    /** Rows of a lower rank come first in any order. */
    readonly rank?: (row: Row) => number;
    /**
     * Whether a search matches whole ids too.
     * @default false
     */
    readonly findsIds?: boolean;
    readonly initial: Sorting<NoInfer<Field>>;
  },
) {
  const pageSize = limitOf(query);
  const fields = Object.keys(list.sorts) as Field[];
  const sorting = readSorting(query, fields, list.initial);
  if ('refusal' in sorting) throw problemOf(sorting.refusal);
  const { by, direction } = sorting;
  const search = itemNameKey(query.search ?? '');
  const textOf = list.sorts[by];
  const found = list.rows
    .filter(({ id, name }) => itemNameKey(name).includes(search) || (list.findsIds && id === search))
    .sort((one, other) => {
      const rank = (list.rank?.(one) ?? 0) - (list.rank?.(other) ?? 0);
      if (rank !== 0) return rank;
      const order = compare(textOf(one), textOf(other));
      return (direction === 'asc' ? order : -order) || compare(one.id, other.id);
    });
  const { nextPageToken } = query;
  const start = nextPageToken === undefined ? 0 : found.findIndex(({ id }) => id === nextPageToken) + 1;
  if (nextPageToken !== undefined && start === 0) throw problemOf(FOREIGN_TOKEN);
  const data = found.slice(start, start + pageSize);
  const last = data.at(-1);
  const hasMore = start + pageSize < found.length;
  return {
    rows: data,
    pageSize,
    links: hasMore && last ? { nextPage: `${path}?nextPageToken=${last.id}` } : {},
    total: found.length,
  };
}
