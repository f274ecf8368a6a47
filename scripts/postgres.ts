import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canInstall, installPackages } from './debianPackages';
import { freePort } from './freePort';

const PACKAGE = 'postgresql';
const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const START_TIMEOUT = 30_000;

/** A running throwaway PostgreSQL. */
export interface Postgres {
  /** Connection string of an empty database. */
  url: string;
  /** Kills the server, as a failing machine would; its data is kept. */
  halt(): Promise<void>;
  /** Restarts it on the same port and data. */
  resume(): Promise<void>;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a throwaway PostgreSQL cluster on a free loopback port, from Debian's packages or the PATH; as root it
 * installs missing ones. Does not sync its data to disk, as it is deleted on `stop`.
 */
export async function startPostgres(): Promise<Postgres> {
  const binaries = findBinaries() ?? installBinaries();
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'platen-postgres-'));
  const owner = serverOwner();
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const asOwner = { ...owner, cwd: directory, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  execFileSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, '--username', 'platen', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...asOwner, stdio: 'pipe' },
  );
  const settings = {
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = async () => {
    const process = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      await untilReady(process, binaries, port);
    } catch (error) {
      await end(process);
      rmSync(directory, { recursive: true, force: true });
      throw error;
    }
    return process;
  };
  let server = await launch();
  return {
    url: `postgres://platen@127.0.0.1:${port}/postgres`,
    halt: () => end(server),
    resume: async () => {
      server = await launch();
    },
    stop: async () => {
      await end(server);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_VERSIONS, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function installBinaries(): string {
  if (!canInstall()) throw new Error(missingPostgres());
  installPackages([PACKAGE]);
  const binaries = findBinaries();
  if (!binaries) throw new Error('PostgreSQL was installed, but its initdb is not where Debian puts it.');
  return binaries;
}

/** Returns why PostgreSQL is missing here, with the way to install it; `undefined` when it is installed. */
export const missingPostgres = (): string | undefined =>
  findBinaries() ? undefined : `PostgreSQL not installed; on Debian: apt-get install ${PACKAGE}`;

/** The package of PostgreSQL, if it is missing. */
export const missingPostgresPackages = (): readonly string[] => (findBinaries() ? [] : [PACKAGE]);

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(server: ChildProcess, binaries: string, port: number): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk) => (log += String(chunk)));
  const giveUpAt = Date.now() + START_TIMEOUT;
  while (Date.now() < giveUpAt && server.exitCode === null) {
    if (isReady(binaries, port)) return;
    await wait(100);
  }
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

function isReady(binaries: string, port: number): boolean {
  try {
    execFileSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** SIGQUIT ends it at once; it needs no clean shutdown. */
function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGQUIT');
  });
}
