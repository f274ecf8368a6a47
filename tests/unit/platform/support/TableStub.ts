import type { SQL, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/database';

/** A change that was asked for: what was set or inserted, in which table. */
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
 * Stands in for the database where a rule is about what was read: a query answers the rows given for the table it
 * begins with, as far as their columns were asked for, and conditions and changes are noted down. Which rows a condition
 * finds is for the contract tests, which have a database.
 */
export class TableStub {
  readonly changes: Change[] = [];
  readonly conditions: Condition[] = [];
  /** What changing anything fails with. */
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

  /** What is awaited at the end of any chain of calls, such as `.where(…).orderBy(…)`. */
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
