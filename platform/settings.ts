import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

export const SEEDS = ['demo', 'large', 'none'] as const;
export type Seed = (typeof SEEDS)[number];

/** Everything the platform can be told from outside, read once at start. */
export interface Settings {
  /** TCP port, 1–65535. */
  port: number;
  /** Interface to listen on. */
  host: string;
  /** Origin the browser sees, without a trailing slash; the identity provider's issuer derives from it. */
  publicUrl: string;
  /** Absolute path of the folder for the embedded database, files and secrets. */
  dataDirectory: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  seed: Seed;
  /** Lifetime of an access token, in seconds. */
  accessTokenSeconds: number;
  /** Lifetime of a refresh token, in seconds; each use starts it anew. */
  refreshTokenSeconds: number;
  /** Shared secret of signed links (HMAC-SHA256), see the contract's `signature` header. */
  signatureSecret: string;
}

/** A setting the platform can't start with; the message tells what to change. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Settings from environment variables: `PORT`, `HOST`, `PUBLIC_URL`, `DATA_DIR`, `DATABASE_URL`, `SEED`,
 * `ACCESS_TOKEN_SECONDS`, `REFRESH_TOKEN_SECONDS`, `SIGNATURE_SECRET`. Creates the data directory.
 * @throws SettingsError naming the variable that is wrong.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = readPort(environment.PORT ?? '4400');
  const dataDirectory = resolve(environment.DATA_DIR || '.data');
  prepareDirectory(dataDirectory);
  return {
    port,
    host: environment.HOST || 'localhost',
    publicUrl: readOrigin(environment.PUBLIC_URL || `http://localhost:${port}`),
    dataDirectory,
    databaseUrl: environment.DATABASE_URL || undefined,
    seed: readSeed(environment.SEED || 'demo'),
    accessTokenSeconds: readSeconds(environment, 'ACCESS_TOKEN_SECONDS', 15 * 60),
    refreshTokenSeconds: readSeconds(environment, 'REFRESH_TOKEN_SECONDS', 14 * 86_400),
    signatureSecret:
      environment.SIGNATURE_SECRET || persistentSecret(join(dataDirectory, 'signature-secret')),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SettingsError(`PORT is "${text}", but has to be a number from 1 to 65535.`);
}

function readSeconds(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const seconds = Number(environment[name] || fallback);
  if (Number.isInteger(seconds) && seconds >= 1) return seconds;
  throw new SettingsError(`${name} is "${environment[name]}", but has to be a whole number of seconds.`);
}

function readSeed(text: string): Seed {
  const seed = SEEDS.find((name) => name === text);
  if (seed) return seed;
  throw new SettingsError(`SEED is "${text}", but has to be one of ${SEEDS.join(', ')}.`);
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingsError(`PUBLIC_URL is "${text}", but has to be an http or https address.`);
}

function prepareDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch {
    throw new SettingsError(
      `The data directory ${path} is not writable. Set DATA_DIR to a folder that is, or change its owner.`,
    );
  }
}

function persistentSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  return secret;
}
