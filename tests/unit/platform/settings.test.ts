import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../platform/settings';

const directory = mkdtempSync(join(tmpdir(), 'platen-settings-'));
afterAll(() => rmSync(directory, { recursive: true }));

const seedWith = (environment: NodeJS.ProcessEnv) =>
  readSettings({ DATA_DIR: join(directory, 'data'), ...environment }).seed;
const DATABASE_URL = 'postgres://platen@database.example/platen';

describe('the demo data', () => {
  it.each([
    undefined,
    'http://localhost:4400',
    'http://platen.localhost',
    'http://127.0.0.1:4400',
    'http://127.1.2.3',
    'http://[::1]:4400',
  ])('H3.03 is made on this machine when nothing is named: %s', (PUBLIC_URL) => {
    expect(seedWith({ PUBLIC_URL })).toBe('demo');
  });

  it.each([
    { DATABASE_URL },
    { DATABASE_URL, PUBLIC_URL: 'http://localhost:4400' },
    { PUBLIC_URL: 'https://console.example' },
    { PUBLIC_URL: 'http://localhost.console.example' },
    { PUBLIC_URL: 'http://127.0.0.1.console.example' },
    { PUBLIC_URL: 'http://192.168.1.2:4400' },
    { PUBLIC_URL: 'https://console.example', SEED: '' },
  ])('H3.03 is not made by default for others to sign in to: %j', (environment) => {
    expect(seedWith(environment)).toBe('none');
  });

  it.each(['demo', 'large', 'none'])('H3.03 is what SEED names, wherever it is: %s', (SEED) => {
    expect(seedWith({ DATABASE_URL, PUBLIC_URL: 'https://console.example', SEED })).toBe(SEED);
    expect(seedWith({ SEED })).toBe(SEED);
  });
});
