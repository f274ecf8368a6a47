import type { PGlite } from '@electric-sql/pglite';
import { statfsSync } from 'node:fs';
import { beforeQueries } from './beforeQueries';

/** Bytes that stay free: four segments of the write-ahead log, the largest thing the database makes by itself. */
const RESERVE = 64 * 1024 * 1024;
const READ = /^[\s(]*(?:select|with)\b(?![\s\S]*\bfor (?:no key |key )?(?:update|share)\b)/i;

/** @throws an error with the code ENOSPC when the disk of a folder is nearly full */
export function requireRoom(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < RESERVE)
    throw Object.assign(new Error(`There is no room left in ${directory}.`), { code: 'ENOSPC' });
}

/**
 * The embedded database, which writes nothing while its disk is nearly full: it does not get over a log it can't go on
 * with, but turns in a circle and answers nothing any more. Reads go on. What is refused rejects with the code ENOSPC.
 */
export function withRoom(client: PGlite, directory: string): PGlite {
  return beforeQueries(client, (statement) => {
    if (!READ.test(statement)) requireRoom(directory);
  });
}
