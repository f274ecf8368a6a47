import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase, type OpenDatabase } from '../../../platform/database';
import { seed } from '../../../platform/seed';
import { administer, openEmpty } from './openTestDatabase';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the embedded database with the demo data, or name of the PostgreSQL database to copy. */
    seededDatabase: string;
  }
}

/** The moment of every test: noon of a Thursday in the middle of a month and of a year. */
export const NOW = new Date('2026-06-18T12:00:00Z');

let cleanUp = () => Promise.resolve();

/**
 * Vitest's global set-up: makes the demo data once for all test files, for starting an embedded database and filling
 * it takes ten times as long as loading a copy.
 */
export async function setup(project: TestProject): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  cleanUp = await (server ? setUpTemplate(project, server) : setUpFile(project));
}

/** Vitest's global tear-down. */
export function teardown(): Promise<void> {
  return cleanUp();
}

async function setUpFile(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'platen-seeded-'));
  const { db, close } = await openDatabase({});
  await seed(db, { seed: 'demo', now: NOW });
  const { $client } = db as typeof db & { $client: PGlite };
  const path = join(directory, 'database.tar');
  await writeFile(path, Buffer.from(await (await $client.dumpDataDir('none')).arrayBuffer()));
  await close();
  project.provide('seededDatabase', path);
  return () => rm(directory, { recursive: true, force: true });
}

async function setUpTemplate(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { db, close, name } = await openEmpty(server);
  await seed(db, { seed: 'demo', now: NOW });
  await close();
  project.provide('seededDatabase', name);
  return () => administer(server, `drop database ${name} with (force)`);
}

/** A database of its own with the demo data as of `NOW`. */
export async function openSeededDatabase(): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  const source = inject('seededDatabase');
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const client = await PGlite.create({ loadDataDir: new Blob([await readFile(source)]) });
    return { db: drizzle({ client }), close: () => client.close() };
  }
  const { db, close, name } = await openEmpty(server, source);
  return {
    db,
    close: async () => {
      await close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}
