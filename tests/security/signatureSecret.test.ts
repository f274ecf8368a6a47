import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'platen-secret-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const read = () => readSettings({ DATA_DIR: directory });
const file = () => join(directory, 'signature-secret');

describe('the secret signed links are made with', () => {
  it('is made once, for the platform alone to read', () => {
    const { signatureSecret } = read();
    expect(signatureSecret).toMatch(/^[\w-]{43}$/);
    expect(read().signatureSecret).toBe(signatureSecret);
    expect(readdirSync(directory)).toEqual(['signature-secret']);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8').trim()).toBe(signatureSecret);
  });

  it.each(['', '\n', 'short'])('is never what is left of a file that was not written whole: %j', (left) => {
    writeFileSync(file(), left);
    expect(read).toThrow(/has to hold a secret of at least 32 characters/);
  });
});
