import type { Table } from 'drizzle-orm';
import type { Database } from '../../../../platform/database';

/** A change that was asked for: what was set or inserted, in which table. */
interface Change {
  table: Table;
  values: unknown;
}

/**
 * Stands in for the database where a rule is about what was read: a query answers the rows given for the table it
 * begins with, one list after another when there are several, and changes are noted down. Which rows a condition finds is
 * for the contract tests, which have a database.
 */
export class TableStub {
  readonly changes: Change[] = [];
  /** What changing anything fails with. */
  fault: Error | undefined;
  readonly #rows: Map<Table, object[][]>;

  constructor(...rows: [table: Table, rows: object[]][]) {
    this.#rows = new Map();
    for (const [table, answer] of rows) this.#rows.set(table, [...(this.#rows.get(table) ?? []), answer]);
  }

  get database(): Database {
    return this as unknown as Database;
  }

  select() {
    return { from: (table: Table) => this.#query(table) };
  }

  insert(table: Table) {
    return { values: (values: unknown) => this.#change(table, values) };
  }

  update(table: Table) {
    return { set: (values: unknown) => this.#change(table, values) };
  }

  delete(table: Table) {
    return this.#change(table, 'deleted');
  }

  /** Every step of a query leads to the same answer. */
  #query(table: Table): object {
    const answer = () => {
      const lists = this.#rows.get(table) ?? [];
      return Promise.resolve((lists.length > 1 ? lists.shift() : lists[0]) ?? []);
    };
    return stepping(answer);
  }

  #change(table: Table, values: unknown): object {
    return stepping(() => {
      if (this.fault) return Promise.reject(this.fault);
      this.changes.push({ table, values });
      return Promise.resolve(this.#rows.get(table)?.[0] ?? []);
    });
  }
}

/** What is awaited at the end of any chain of calls, such as `.where(…).orderBy(…)`. */
function stepping(answer: () => Promise<object[]>): object {
  const chain: object = new Proxy(
    {},
    {
      get: (_, step) => {
        if (step === 'then')
          return (...handlers: Parameters<Promise<unknown>['then']>) => answer().then(...handlers);
        if (step === 'catch') return (handler: (error: unknown) => unknown) => answer().catch(handler);
        return () => chain;
      },
    },
  );
  return chain;
}
