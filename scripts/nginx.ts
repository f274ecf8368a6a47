import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConfiguredAddresses } from '../platform/server/contentSecurityPolicy';
import { canInstall, installPackages } from './debianPackages';
import { nginxHeaders } from './nginxHeaders';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'];
/** Folders searched for programs; those of system services are often not in PATH. */
const SEARCHED = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
const START_TIMEOUT = 10_000;

/** A running nginx on the configuration of `deploy/`. */
export interface Nginx {
  url: string;
  /** Folder of its config.json and feature-flags.json, read on each request. */
  configurationDirectory: string;
  /** Returns its log so far: a line of JSON per request, and its errors. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Starts nginx with `deploy/nginx/start.sh` on a port of the loopback, serving the built console and forwarding calls
 * to the platform processes at `servers` (`host:port`). Uses Debian's package, which it installs when missing and
 * running as root.
 */
export async function startNginx(input: {
  port: number;
  root: string;
  servers: readonly string[];
  configuration: ConfiguredAddresses & object;
  /** Strict-Transport-Security, if any. */
  transportSecurity?: string;
}): Promise<Nginx> {
  if (!isInstalled()) install();
  const directory = mkdtempSync(join(tmpdir(), 'platen-nginx-'));
  const headers = join(directory, 'headers.conf');
  writeFileSync(headers, nginxHeaders(input.configuration));
  writeFileSync(join(directory, 'config.json'), JSON.stringify(input.configuration));
  copyFileSync('public/feature-flags.json', join(directory, 'feature-flags.json'));
  const server = spawn(resolve('deploy/nginx/start.sh'), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: SEARCHED.join(':'),
      PLATEN_MADE: join(directory, 'nginx'),
      PLATEN_LISTEN: `127.0.0.1:${input.port}`,
      PLATEN_ROOT: resolve(input.root),
      PLATEN_CONFIGURATION: directory,
      PLATEN_HEADERS: headers,
      PLATEN_SERVERS: input.servers.map((server) => `server ${server} max_fails=0;`).join(' '),
      PLATEN_HSTS: input.transportSecurity,
      // On the loopback no other user is needed, and as root nginx would use one that may not read the files.
      PLATEN_DIRECTIVES: process.getuid?.() === 0 ? 'user root;' : '',
    },
  });
  let log = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const giveUpAt = Date.now() + START_TIMEOUT;
  while (!(await answers(input.port))) {
    if (server.exitCode !== null || Date.now() > giveUpAt) throw new Error(`nginx did not start:\n${log}`);
    await wait(50);
  }
  return {
    url: `http://127.0.0.1:${input.port}`,
    configurationDirectory: directory,
    log: () => log,
    stop: async () => {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

function isInstalled(): boolean {
  const has = (program: string) => SEARCHED.some((folder) => existsSync(join(folder, program)));
  const hasBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
  return has('nginx') && has('envsubst') && hasBrotli;
}

function install(): void {
  if (!canInstall()) throw new Error(missingNginx());
  installPackages(PACKAGES);
  if (!isInstalled()) throw new Error('nginx was installed, but it is not where Debian puts it.');
}

/**
 * Returns why the deployed form of nginx is missing here, with the way to install it; `undefined` when it is installed.
 */
export const missingNginx = (): string | undefined =>
  isInstalled()
    ? undefined
    : `nginx with its brotli module, or envsubst, not installed; on Debian: apt-get install ${PACKAGES.join(' ')}`;

/** The missing packages of nginx. */
export const missingNginxPackages = (): readonly string[] => (isInstalled() ? [] : PACKAGES);
