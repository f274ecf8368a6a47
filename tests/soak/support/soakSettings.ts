import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const consoleDirectory = mkdtempSync(join(tmpdir(), 'platen-soak-'));
writeFileSync(join(consoleDirectory, 'index.html'), '<!doctype html><title>Console</title>');

/**
 * Settings of every platform of these tests: a console that no build changes meanwhile, long-lived tokens, and no limit
 * of requests.
 */
export const SOAK_SETTINGS = {
  CONSOLE_DIR: consoleDirectory,
  ACCESS_TOKEN_SECONDS: '86400',
  REQUESTS_PER_MINUTE: '0',
};
