import { PGlite, types, type PGliteOptions, type QueryOptions, type Transaction } from '@electric-sql/pglite';

const asText = (value: string) => value;

/** Types read as text: dates and times, and arrays of these and of decimals. */
const AS_TEXT = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1115, 1182, 1185, 1187, 1231],
];

/**
 * Creates the embedded database without wrappers. It reads some types as text by default: drizzle requests that per
 * statement, and the database then copies its list of all types for each result, which takes a tenth of a reading call.
 */
export async function createEmbedded(options: PGliteOptions = {}): Promise<PGlite> {
  const client = await PGlite.create(options);
  for (const type of AS_TEXT) client.parsers[type] = asText;
  return setOwnParsers(client);
}

function setOwnParsers<Target extends PGlite | Transaction>(target: Target): Target {
  return new Proxy(target, {
    get(_target, key) {
      if (key === 'query')
        return (statement: string, values?: unknown[], { parsers: _, ...options }: QueryOptions = {}) =>
          target.query(statement, values, options);
      if (key === 'transaction' && 'transaction' in target)
        return (work: (transaction: Transaction) => Promise<unknown>) =>
          target.transaction((transaction) => work(setOwnParsers(transaction)));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
