import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveKey } from '../../platform/http/deriveKey';
import { isSignatureOf, signText } from '../../platform/identity/signText';
import { readSettings } from '../../platform/settings';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'platen-secret-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const read = () => readSettings({ DATA_DIR: directory });
const file = () => join(directory, 'signature-secret');

describe('the secret signed links are made with', () => {
  it('is created once, readable to the platform only', () => {
    const { signatureSecret } = read();
    expect(signatureSecret).toMatch(/^[\w-]{43}$/);
    expect(read().signatureSecret).toBe(signatureSecret);
    expect(readdirSync(directory)).toEqual(['signature-secret']);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8').trim()).toBe(signatureSecret);
  });

  it.each(['a', 'short', 'a'.repeat(64), 'abcabcabcabcabcabcabcabcabcabcabcabc'])(
    'is refused when it is given and could be guessed: %s',
    (SIGNATURE_SECRET) => {
      const start = () => readSettings({ DATA_DIR: directory, SIGNATURE_SECRET });
      expect(start).toThrow(/^SIGNATURE_SECRET has to be at least 32 random characters/);
      writeFileSync(file(), SIGNATURE_SECRET);
      expect(read).toThrow(/has to hold a secret of at least 32 random characters/);
    },
  );

  it('derives a key for each purpose', () => {
    const { signatureSecret } = read();
    const purposes = ['signed-call', 'personal-link', 'known-browser', 'migration'] as const;
    const keys = purposes.map((purpose) => deriveKey(signatureSecret, purpose).toString('hex'));
    expect(new Set([...keys, signatureSecret]).size).toBe(purposes.length + 1);
    const settings = { signatureSecret };
    const signature = signText('personal-link', 'text', settings);
    expect(isSignatureOf('personal-link', 'text', signature, settings)).toBe(true);
    expect(isSignatureOf('known-browser', 'text', signature, settings)).toBe(false);
  });

  it.each(['', '\n', 'short'])('is never what is left of a file that was not written whole: %j', (left) => {
    writeFileSync(file(), left);
    expect(read).toThrow(/has to hold a secret of at least 32 random characters/);
  });
});
