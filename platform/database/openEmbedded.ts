import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { closeToOthers } from './closeToOthers';
import { createEmbedded } from './createEmbedded';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { takeTurns } from './takeTurns';
import { lockDirectory } from './lockDirectory';
import { MIGRATIONS_FOLDER } from './migrations';
import type { OpenDatabase } from './openDatabase';
import { refuseWhenFull } from './refuseWhenFull';

/**
 * Opens and migrates the embedded database in `dataDirectory`, or in memory without one. @throws
 * DatabaseUnavailableError
 */
export async function openEmbedded(dataDirectory: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDirectory === undefined ? undefined : await lockDirectory(dataDirectory);
  try {
    const client = await start(dataDirectory);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    // The database sets modes of its own on its files. Later files are protected by the restricted folder.
    if (dataDirectory !== undefined) closeToOthers(join(dataDirectory, 'database'));
    const inMemory = dataDirectory === undefined;
    const db = drizzle({ client: takeTurns(inMemory ? client : refuseWhenFull(client, dataDirectory)) });
    const close = async () => {
      await client.close();
      await unlock?.();
    };
    return { db, driver: 'pglite', close };
  } catch (error) {
    await unlock?.();
    const where = dataDirectory === undefined ? 'in memory' : `in ${dataDirectory}`;
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailableError(`The embedded database ${where} can't be opened: ${why}`, {
      cause: error,
    });
  }
}

async function start(dataDirectory: string | undefined): Promise<PGlite> {
  if (dataDirectory === undefined) return createEmbedded();
  await mkdir(dataDirectory, { recursive: true });
  return createEmbedded({ dataDir: join(dataDirectory, 'database') });
}
