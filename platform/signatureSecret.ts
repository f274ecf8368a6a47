import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SettingsError } from './SettingsError';

/** Fewest characters of a secret, and fewest different ones among them: 32 random hexadecimal digits have more. */
const SECRET_LENGTH = 32;
const DIFFERENT_CHARACTERS = 8;

/**
 * Returns the given secret, else the one in the file at `path`, which the first start creates. @throws SettingsError
 */
export function readSignatureSecret(given: string | undefined, path: string): string {
  if (!given) return persistentSecret(path);
  if (isStrong(given)) return given;
  throw new SettingsError(
    `SIGNATURE_SECRET has to be at least ${SECRET_LENGTH} random characters, such as \`openssl rand -base64 32\` makes.`,
  );
}

function isStrong(secret: string): boolean {
  return secret.length >= SECRET_LENGTH && new Set(secret).size >= DIFFERENT_CHARACTERS;
}

/*
 * Written beside its path and linked when complete: an aborted start leaves none, and one of two concurrent ones wins.
 */
function persistentSecret(path: string): string {
  if (!existsSync(path)) {
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (isStrong(secret)) return secret;
  throw new SettingsError(
    `${path} has to hold a secret of at least ${SECRET_LENGTH} random characters. Remove it, and a new one is made; signed links of before end.`,
  );
}
