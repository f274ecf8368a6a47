import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, or, sql, type SQL } from 'drizzle-orm';
import { FOREIGN_TOKEN, PAGE_SIZE, readSorting, type Sorting } from '@/domain/listing';
import { deriveKey } from './deriveKey';
import { problemOf } from './Problem';

/** Parameters of every list; the contract has checked `limit`. */
export interface ListQuery {
  search?: string;
  limit?: number;
  sortBy?: string;
  sortOrder?: string;
  nextPageToken?: string;
}

type Direction = 'asc' | 'desc';

/** One key of a sort order; all keys together have to be unique per item. */
export interface SortKey {
  /** The compared value: bytes of text, moments or numbers. */
  expression: SQL;
  /** The type to parse a value with, as named by the database. */
  type: 'text' | 'timestamptz' | 'uuid' | 'integer' | 'bigint';
  direction: Direction;
}

/** Path and parameters of a list call. */
export interface ListCall {
  query: ListQuery & Readonly<Record<string, unknown>>;
  /** The path of the call; part of the list's identity. */
  path: string;
  signatureSecret: string;
}

/** Conditions of a page, for the query that selects its rows. */
export interface PageQuery {
  /** Whether a row comes after the last one of the previous page. */
  after: SQL | undefined;
  orderBy: SQL[];
  /** The values of the sort keys, as text. */
  keys: SQL<string[]>;
  /** One more than the page shows. */
  limit: number;
}

/** A page as every list answers it. */
export interface ListPage<Item> {
  data: Item[];
  pageSize: number;
  links: { nextPage?: string };
  total: number;
}

/** Parses the sort order of a list. @throws Problem 400 for an unknown field or direction */
export function requireSorting<Field extends string>(
  query: ListQuery,
  fields: readonly Field[],
  initial: Sorting<NoInfer<Field>>,
): Sorting<Field> {
  const sorting = readSorting(query, fields, initial);
  if ('refusal' in sorting) throw problemOf(sorting.refusal);
  return sorting;
}

interface Source<Item> {
  /** The keys to sort by; the last one is unique. */
  readonly order: readonly SortKey[];
  /** Selects at most `limit` items in that order, each with the values of the keys as text. */
  select(page: PageQuery): Promise<{ item: Item; keys: string[] }[]>;
}

/**
 * Returns one page of a list. A page begins after the last item of the previous page, at its current place: items added
 * or deleted meanwhile cause neither duplicates nor gaps.
 * @throws Problem 400 for a token that was changed, or made for another list, search or order
 */
export async function listPage<Item>(
  call: ListCall,
  source: Source<Item> & { count(): Promise<number> },
): Promise<ListPage<Item>> {
  const [page, total] = await Promise.all([pageOf(call, source), source.count()]);
  return { ...page, total };
}

/** Like `listPage`, for a list too long to count on each call. @throws Problem 400 as there */
export async function pageOf<Item>(
  call: ListCall,
  source: Source<Item>,
): Promise<Omit<ListPage<Item>, 'total'>> {
  const { order } = source;
  const limit = call.query.limit ?? PAGE_SIZE;
  const start = call.query.nextPageToken === undefined ? undefined : readToken(call, order.length);
  const rows = await source.select({
    after: start && isAfter(order, start),
    orderBy: order.map(({ expression, direction }) => sql`${expression} ${sql.raw(direction)}`),
    keys: sql<string[]>`json_build_array(${sql.join(
      order.map(({ expression }) => sql`(${expression})::text`),
      sql`, `,
    )})`,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ item }) => item),
    pageSize: limit,
    links: rows.length > limit && last ? { nextPage: nextPage(call, last.keys) } : {},
  };
}

/**
 * Like `listPage`, for items addressed by their index. @throws Problem 400 as there
 * @param read reads items from an index on; its result is part of the page
 */
export async function pageOfSlices<Slice extends { readonly total: number }>(
  call: ListCall,
  read: (range: { from: number; limit: number }) => Promise<Slice>,
) {
  const { limit = PAGE_SIZE, nextPageToken } = call.query;
  const from = nextPageToken === undefined ? 0 : Number(readToken(call, 1)[0]);
  const slice = await read({ from, limit });
  const end = from + limit;
  return {
    ...slice,
    pageSize: limit,
    links: end < slice.total ? { nextPage: nextPage(call, [String(end)]) } : {},
  };
}

/** Whether a row comes after the one with these key values. */
function isAfter(order: readonly SortKey[], values: readonly string[]): SQL | undefined {
  const [key, ...rest] = order;
  // An index can start at a row comparison, but not at a disjunction of conditions.
  if (key && rest.length > 0 && rest.every(({ direction }) => direction === key.direction)) {
    const columns = sql.join(
      order.map(({ expression }) => expression),
      sql`, `,
    );
    const bounds = sql.join(
      order.map(({ type }, index) => sql`${values[index]}::${sql.raw(type)}`),
      sql`, `,
    );
    return sql`(${columns}) ${sql.raw(key.direction === 'asc' ? '>' : '<')} (${bounds})`;
  }
  const [value, ...others] = values;
  if (!key) return undefined;
  const bound = sql`${value}::${sql.raw(key.type)}`;
  const isBeyond =
    key.direction === 'asc' ? sql`${key.expression} > ${bound}` : sql`${key.expression} < ${bound}`;
  const isAfterBySame = isAfter(rest, others);
  return isAfterBySame ? or(isBeyond, and(sql`${key.expression} = ${bound}`, isAfterBySame)) : isBeyond;
}

/** The scope of a token: one list with one search, order and set of filters. */
function scopeOf({ query, path }: ListCall): string {
  const scope = Object.entries(query)
    .filter(([name, value]) => name !== 'nextPageToken' && name !== 'limit' && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([path.toLowerCase(), scope]))
    .digest('base64url');
}

function mark({ signatureSecret }: ListCall, text: string): string {
  return createHmac('sha256', deriveKey(signatureSecret, 'next-page')).update(text).digest('base64url');
}

function nextPage(call: ListCall, keys: readonly string[]): string {
  const text = Buffer.from(JSON.stringify(keys)).toString('base64url');
  const nextPageToken = `${text}.${mark(call, `${scopeOf(call)}.${text}`)}`;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...call.query, nextPageToken }))
    parameters.set(name, String(value));
  return `${call.path}?${parameters.toString()}`;
}

function readToken(call: ListCall, length: number): string[] {
  const [text = '', given = ''] = (call.query.nextPageToken ?? '').split('.');
  const wanted = Buffer.from(mark(call, `${scopeOf(call)}.${text}`));
  const shown = Buffer.from(given);
  const isOurs = shown.length === wanted.length && timingSafeEqual(shown, wanted);
  const keys = isOurs ? (JSON.parse(Buffer.from(text, 'base64url').toString()) as string[]) : [];
  if (keys.length !== length) throw problemOf(FOREIGN_TOKEN);
  return keys;
}

/** Whether a name key contains the search; true without a search. */
export function isFound(nameKey: SQL, key: string): SQL | undefined {
  return key === '' ? undefined : sql`strpos(${nameKey}, ${key}) > 0`;
}

/** A name key as a sort key: by code points, so that all databases agree. */
export const byNameKey = (nameKey: SQL, direction: Direction): SortKey => ({
  expression: sql`${nameKey} collate "C"`,
  type: 'text',
  direction,
});

/** The id as the last sort key, which makes the order unique. */
export const byId = (id: SQL): SortKey => ({ expression: id, type: 'uuid', direction: 'asc' });
