import type { PGlite } from '@electric-sql/pglite';
import { statfsSync } from 'node:fs';
import { beforeQueries } from './beforeQueries';

/** Bytes kept free: four segments of the write-ahead log, the largest file the database creates. */
const RESERVE = 64 * 1024 * 1024;
const READ = /^[\s(]*(?:select|with)\b(?![\s\S]*\bfor (?:no key |key )?(?:update|share)\b)/i;

/** @throws an error with the code ENOSPC when the disk of a folder is nearly full */
export function requireRoom(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < RESERVE)
    throw Object.assign(new Error(`There is no room left in ${directory}.`), { code: 'ENOSPC' });
}

/**
 * Wraps the embedded database so that it writes nothing while its disk is nearly full: once it can't extend its log, it
 * loops for ever and answers nothing. Reads continue. A refused statement rejects with the code ENOSPC.
 */
export function refuseWhenFull(client: PGlite, directory: string): PGlite {
  return beforeQueries(client, (statement) => {
    if (!READ.test(statement)) requireRoom(directory);
  });
}
