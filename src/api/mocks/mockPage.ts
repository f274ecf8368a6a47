import { invalidField } from '@/domain/refusal';
import { itemNameKey } from '@/domain/item-name';
import { problemOf } from './MockProblem';

/** Items of a page when nobody says how many. */
const PAGE_SIZE = 50;

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

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

function limitOf({ limit = PAGE_SIZE }: ListQuery): number {
  const size = Number(limit);
  if (!Number.isInteger(size)) throw problemOf(invalidField('limit', 'limit must be integer.'));
  if (size < 1) throw problemOf(invalidField('limit', 'limit must be >= 1.'));
  if (size > 100) throw problemOf(invalidField('limit', 'limit must be <= 100.'));
  return size;
}

/**
 * A page of a list as the platform gives it. A token names the last item of the page before.
 * @param list.sorts what the list can be sorted by, each with the text compared
 * @throws MockProblem 400
 */
export function mockPage<Row extends Item, Field extends string>(
  path: string,
  query: ListQuery,
  list: {
    readonly rows: readonly Row[];
    readonly sorts: Readonly<Record<Field, (row: Row) => string>>;
    /** Rows of a lower rank come first, whatever the order. */
    readonly rank?: (row: Row) => number;
    /** Whether a search finds whole ids as well. @default false */
    readonly findsIds?: boolean;
    readonly initial: { readonly by: NoInfer<Field>; readonly direction: 'asc' | 'desc' };
  },
) {
  const pageSize = limitOf(query);
  const fields = Object.keys(list.sorts) as Field[];
  const { sortBy, sortOrder, nextPageToken } = query;
  const by = sortBy === undefined ? list.initial.by : fields.find((field) => isSame(field, sortBy));
  if (!by) throw problemOf(invalidField('sortBy', `Must be one of ${fields.join(', ')}.`));
  const direction = (sortOrder ?? (sortBy === undefined ? list.initial.direction : 'asc')).toLowerCase();
  if (direction !== 'asc' && direction !== 'desc')
    throw problemOf(invalidField('sortOrder', 'Must be asc or desc.'));
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
  const start = nextPageToken === undefined ? 0 : found.findIndex(({ id }) => id === nextPageToken) + 1;
  if (nextPageToken !== undefined && start === 0)
    throw problemOf(
      invalidField('nextPageToken', 'This token was not made for this list, search and order.'),
    );
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
