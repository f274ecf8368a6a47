import type { PGlite } from '@electric-sql/pglite';
import { isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { DEMO_PASSWORD } from '@/demo';
import { openDatabase, type Database, type OpenDatabase } from '../../../platform/database';
import { createEmbedded } from '../../../platform/database/createEmbedded';
import { users } from '../../../platform/database/schema';
import { openJobs } from '../../../platform/jobs';
import { seed } from '../../../platform/seed';
import { fillEmptyFolder, makeTemplatesFolder } from './emptyFolder';
import { administer, dropAll, openEmpty } from './openTestDatabase';
import { quickHash } from './quickHash';

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
 * Vitest's global setup: makes the demo data once for all test files, because creating and filling an embedded database
 * takes ten times as long as loading a copy.
 */
export async function setup(project: TestProject): Promise<void> {
  const templates = await makeTemplatesFolder();
  project.provide('templates', templates);
  const server = process.env.TEST_DATABASE_URL;
  const forget = server ? await setUpTemplate(project, server) : await setUpFile(project, templates);
  cleanUp = async () => {
    await forget?.();
    await rm(templates, { recursive: true, force: true });
  };
}

/** Vitest's global tear-down. */
export function teardown(): Promise<void> {
  return cleanUp();
}

/** Includes the tables of the queue. Uses cheap hashes, so that signing in is fast in tests of other things. */
async function fill(db: Database): Promise<void> {
  await seed(db, { seed: 'demo', now: NOW });
  await openJobs(db, { onError: () => undefined });
  await db
    .update(users)
    .set({ passwordHash: quickHash(DEMO_PASSWORD) })
    .where(isNotNull(users.passwordHash));
}

async function setUpFile(project: TestProject, templates: string): Promise<undefined> {
  const folder = join(templates, 'seeded');
  await mkdir(folder);
  await fillEmptyFolder(folder, templates);
  const { db, close } = await openDatabase({ dataDirectory: folder });
  await fill(db);
  const { $client } = db as typeof db & { $client: PGlite };
  const path = join(templates, 'database.tar');
  await writeFile(path, Buffer.from(await (await $client.dumpDataDir('none')).arrayBuffer()));
  await close();
  project.provide('seededDatabase', path);
}

async function setUpTemplate(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { db, close, name } = await openEmpty(server);
  await fill(db);
  await close();
  project.provide('seededDatabase', name);
  return () => dropAll(server, name);
}

/** Opens a separate database with the demo data as of `NOW`. */
export async function openSeededDatabase(): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  const source = inject('seededDatabase');
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const client = await createEmbedded({ loadDataDir: new Blob([await readFile(source)]) });
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

let shared: ReturnType<typeof openSeededDatabase> | undefined;

/**
 * Returns the shared database with the demo data, for all tests of this process that roll back their changes. It is
 * closed with the process.
 */
export async function shareSeededDatabase(): Promise<Database> {
  return (await (shared ??= openSeededDatabase())).db;
}
