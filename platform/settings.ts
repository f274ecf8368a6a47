import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ACTIVITY_DAYS } from '@/domain/activity';
import { prepareDataDirectory } from './dataDirectory';
import { readFfmpeg } from './readFfmpeg';
import { SettingsError } from './SettingsError';
import { readSignatureSecret } from './signatureSecret';
import { readStorage, type S3Settings } from './storageSettings';

export type { S3Settings };

export const SEEDS = ['demo', 'large', 'none'] as const;
export type Seed = (typeof SEEDS)[number];

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Enough for a user who scrolls quickly through pictures. */
const REQUESTS_PER_MINUTE = 3_000;

/** All external settings of the platform, read once at start. */
export interface Settings {
  /** TCP port, 1–65535. */
  port: number;
  /** Interface to listen on. */
  host: string;
  /** Origin in the browser, without a trailing slash; the identity provider's issuer derives from it. */
  publicUrl: string;
  /** Absolute path of the folder for the embedded database, files and secrets. */
  dataDirectory: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Bucket of the files, in place of the data directory. */
  storage: S3Settings | undefined;
  /** Whether this process runs jobs itself; else processes of `platform/worker.ts` do. */
  worksJobs: boolean;
  /** Initial data of the database. @default `none` with a `databaseUrl` or a public address, else `demo` */
  seed: Seed;
  /** Lifetime of an access token, in seconds. */
  accessTokenSeconds: number;
  /**
   * Lifetime of a refresh token, in seconds; each use restarts it, until 14 days after signing in, or as long if that
   * is longer.
   */
  refreshTokenSeconds: number;
  /** Shared secret from which all signing keys derive, see `deriveKey` and the contract's `signature` header. */
  signatureSecret: string;
  /** Origins of consoles served elsewhere that may call the APIs and sign in here. */
  consoleOrigins: string[];
  /** Address of the console, to which users return. */
  consoleUrl: string;
  /** Least severe level of logged lines. */
  logLevel: LogLevel;
  /** Time limit for sending a whole request, and for reading a response, in seconds. */
  requestSeconds: number;
  /** Requests of each API caller per minute; 0 sets no limit. */
  requestsPerMinute: number;
  /** Seconds for which `/ready` reports not ready before the platform accepts no more requests. */
  drainNoticeSeconds: number;
  /** An external identity provider whose access tokens are valid here, besides the platform's own. */
  externalIssuer: { issuer: string; audience: string } | undefined;
  /** Whether web hooks may post to this computer over plain HTTP: for tests, and for developing a receiver. */
  allowsLocalWebHooks: boolean;
  /** Retention of activity entries, in days. */
  activityDays: number;
  /** Absolute path of the ffmpeg that encodes videos, instead of the platform's encoder. */
  ffmpeg: string | undefined;
  /** Keys that override the generated `config.json` of the console. */
  consoleConfiguration: Record<string, unknown>;
}

/**
 * Reads the settings from environment variables: `PORT`, `HOST`, `PUBLIC_URL`, `DATA_DIR`, `DATABASE_URL`, `JOBS`,
 * `SEED`, `ACCESS_TOKEN_SECONDS`, `REFRESH_TOKEN_SECONDS`, `SIGNATURE_SECRET`, `CONSOLE_CONFIGURATION`,
 * `CONSOLE_ORIGINS`, `LOG_LEVEL`, `REQUEST_SECONDS`, `REQUESTS_PER_MINUTE`, `DRAIN_NOTICE_SECONDS`, `ACTIVITY_DAYS`,
 * `FFMPEG`, `IDENTITY_ISSUER`, `IDENTITY_AUDIENCE`, `LOCAL_WEB_HOOKS`, and those of `readStorage`. Creates the data
 * directory.
 * @throws SettingsError with the name of the invalid variable
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = readPort(environment.PORT ?? '4400');
  const dataDirectory = resolve(environment.DATA_DIR || '.data');
  prepareDataDirectory(dataDirectory);
  const publicUrl = readOrigin('PUBLIC_URL', environment.PUBLIC_URL || `http://localhost:${port}`);
  const consoleOrigins = (environment.CONSOLE_ORIGINS ?? '')
    .split(/[\s,]+/)
    .filter((origin) => origin !== '')
    .map((origin) => readOrigin('CONSOLE_ORIGINS', origin));
  return {
    port,
    host: environment.HOST || 'localhost',
    publicUrl,
    consoleOrigins,
    consoleUrl: consoleOrigins[0] ?? publicUrl,
    logLevel: readLogLevel(environment.LOG_LEVEL || 'warn'),
    requestSeconds: readSeconds(environment, 'REQUEST_SECONDS', 60),
    requestsPerMinute: readRequests(environment),
    drainNoticeSeconds: readSeconds(environment, 'DRAIN_NOTICE_SECONDS', 0, 0),
    dataDirectory,
    databaseUrl: environment.DATABASE_URL || undefined,
    storage: readStorage(environment),
    worksJobs: readWorksJobs(environment),
    seed: readSeed(environment.SEED || defaultSeed(environment.DATABASE_URL, publicUrl)),
    accessTokenSeconds: readSeconds(environment, 'ACCESS_TOKEN_SECONDS', 15 * 60),
    refreshTokenSeconds: readSeconds(environment, 'REFRESH_TOKEN_SECONDS', 14 * 86_400),
    signatureSecret: readSignatureSecret(
      environment.SIGNATURE_SECRET,
      join(dataDirectory, 'signature-secret'),
    ),
    externalIssuer: readIssuer(environment),
    allowsLocalWebHooks: readSwitch('LOCAL_WEB_HOOKS', environment.LOCAL_WEB_HOOKS || 'off'),
    activityDays: readDays(environment),
    ffmpeg: readFfmpeg(environment),
    consoleConfiguration: readObject(environment.CONSOLE_CONFIGURATION),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SettingsError(`PORT is "${text}", but has to be a number from 1 to 65535.`);
}

function readSeconds(environment: NodeJS.ProcessEnv, name: string, fallback: number, least = 1): number {
  const seconds = Number(environment[name] || fallback);
  if (Number.isInteger(seconds) && seconds >= least) return seconds;
  throw new SettingsError(`${name} is "${environment[name]}", but has to be a whole number of seconds.`);
}

function readRequests({ REQUESTS_PER_MINUTE: text }: NodeJS.ProcessEnv): number {
  const requests = Number(text || REQUESTS_PER_MINUTE);
  if (Number.isInteger(requests) && requests >= 0 && requests <= 1_000_000) return requests;
  throw new SettingsError(
    `REQUESTS_PER_MINUTE is "${text}", but has to be a whole number from 1 to 1000000, or 0 for no limit.`,
  );
}

function readDays({ ACTIVITY_DAYS: text }: NodeJS.ProcessEnv): number {
  const days = Number(text || ACTIVITY_DAYS);
  if (Number.isInteger(days) && days >= 1 && days <= 36_500) return days;
  throw new SettingsError(
    `ACTIVITY_DAYS is "${text}", but has to be a whole number of days, from 1 to 36500.`,
  );
}

function readWorksJobs({ JOBS = 'here', DATABASE_URL }: NodeJS.ProcessEnv): boolean {
  if (JOBS === 'here') return true;
  if (JOBS !== 'elsewhere') throw new SettingsError(`JOBS is "${JOBS}", but has to be here or elsewhere.`);
  if (DATABASE_URL) return false;
  throw new SettingsError(
    'JOBS is elsewhere, which needs DATABASE_URL: the embedded database is for one process.',
  );
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new SettingsError(`${name} is "${text}", but has to be on or off.`);
}

/** Demo accounts have a public password, so by default they exist only on a platform reachable from this machine. */
function defaultSeed(databaseUrl: string | undefined, publicUrl: string): Seed {
  return databaseUrl || !isLocalHost(new URL(publicUrl).hostname) ? 'none' : 'demo';
}

/** Whether the host of a URL is this machine. */
function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|[^.]+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function readSeed(text: string): Seed {
  const seed = SEEDS.find((name) => name === text);
  if (seed) return seed;
  throw new SettingsError(`SEED is "${text}", but has to be one of ${SEEDS.join(', ')}.`);
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text);
  if (level) return level;
  throw new SettingsError(`LOG_LEVEL is "${text}", but has to be one of ${LOG_LEVELS.join(', ')}.`);
}

function readOrigin(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingsError(`${variable} is "${text}", but has to be an http or https address.`);
}

function readIssuer({ IDENTITY_ISSUER, IDENTITY_AUDIENCE }: NodeJS.ProcessEnv): Settings['externalIssuer'] {
  if (!IDENTITY_ISSUER) return undefined;
  readOrigin('IDENTITY_ISSUER', IDENTITY_ISSUER);
  if (IDENTITY_AUDIENCE) return { issuer: IDENTITY_ISSUER, audience: IDENTITY_AUDIENCE };
  throw new SettingsError('IDENTITY_ISSUER is set, so IDENTITY_AUDIENCE must be the audience of its tokens.');
}

function readObject(path: string | undefined): Record<string, unknown> {
  if (!path) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // A missing file and invalid JSON throw the same error below.
  }
  throw new SettingsError(`CONSOLE_CONFIGURATION is ${path}, but has to be a file that holds a JSON object.`);
}
