import type { SQL, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/database';

/** A requested change: the values set or inserted, and the table. */
interface Change {
  table: Table;
  values: unknown;
}

/** The condition of a query or change, as the database would get it. */
interface Condition {
  table: Table;
  sql: string;
  params: unknown[];
}

/**
 * Replaces the database in tests of rules about its rows. A query returns the given rows of its first table, with the
 * requested columns; conditions and changes are recorded. The contract tests check conditions against a real database.
 */
export class TableStub {
  readonly changes: Change[] = [];
  readonly conditions: Condition[] = [];
  /** The error of any change. */
  fault: Error | undefined;
  readonly #rows: ReadonlyMap<Table, object[]>;

  constructor(...rows: [table: Table, rows: object[]][]) {
    this.#rows = new Map(rows);
  }

  get database(): Database {
    return this as unknown as Database;
  }

  select(columns?: object) {
    const pick = (row: object) =>
      columns ? Object.fromEntries(Object.entries(row).filter(([key]) => key in columns)) : row;
    return {
      from: (table: Table) =>
        this.#stepping(table, () => Promise.resolve((this.#rows.get(table) ?? []).map(pick))),
    };
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

  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> {
    return work(this.database);
  }

  #change(table: Table, values: unknown): object {
    return this.#stepping(table, () => {
      if (this.fault) return Promise.reject(this.fault);
      this.changes.push({ table, values });
      return Promise.resolve(this.#rows.get(table) ?? []);
    });
  }

  /** The awaited result of any chain of calls, such as `.where(…).orderBy(…)`. */
  #stepping(table: Table, answer: () => Promise<object[]>): object {
    const steps: object = new Proxy(
      {},
      {
        get: (_, step) => {
          if (step === 'then')
            return (...handlers: Parameters<Promise<unknown>['then']>) => answer().then(...handlers);
          if (step === 'catch') return (handler: (error: unknown) => unknown) => answer().catch(handler);
          return (condition: SQL) => {
            if (step === 'where') this.#note(table, condition);
            return steps;
          };
        },
      },
    );
    return steps;
  }

  #note(table: Table, condition: SQL): void {
    const { sql, params } = new PgDialect().sqlToQuery(condition);
    this.conditions.push({ table, sql, params });
  }
}
