import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPlatform, PLATFORM } from '../../../scripts/buildPlatform';
import { copyTemplate } from './dataTemplate';

/** A platform process serving the built console. */
export interface RunningPlatform {
  /** Origin, without a trailing slash. */
  url: string;
  /** Returns the id of its current process. */
  pid: () => number | undefined;
  /** Returns the mails it has sent, oldest first, as plain text. */
  mails: () => string[];
  /** Stops it like an operator, with SIGTERM, and waits until it has ended; resolves to its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it like a power cut, with SIGKILL, and waits until it has ended. */
  kill: () => Promise<void>;
  /** Stops it, unless it has ended, and restarts it on the same port and data. */
  restart: () => Promise<void>;
  /** Stops it and deletes its data. */
  dispose: () => Promise<void>;
}

const START_TIMEOUT = 60_000;

/** Settings of a platform without the demo data in a folder of its own. */
const OWN_DATA = ['DATA_DIR', 'DATABASE_URL', 'SEED'];

/** Finds a free TCP port on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('The probe for a free port has no address.');
  return address.port;
}

/** Starts the platform on a free port with its own data and waits until it is ready. */
export async function startPlatform(environment: Record<string, string> = {}): Promise<RunningPlatform> {
  // Before choosing the port, which another program may take meanwhile.
  await buildOnce();
  const port = await freePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'platen-e2e-'));
  if (!OWN_DATA.some((name) => name in environment)) copyTemplate(dataDirectory);
  const launch = () => launchPlatform({ PORT: String(port), DATA_DIR: dataDirectory, ...environment });
  let child = await launch();

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    url: `http://localhost:${port}`,
    pid: () => child.pid,
    mails: () => readMails(join(dataDirectory, 'outbox')),
    stop,
    kill: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    restart: async () => {
      await stop();
      child = await launch();
    },
    dispose: async () => {
      await stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

function readMails(outbox: string): string[] {
  const files = existsSync(outbox) ? readdirSync(outbox).map((name) => join(outbox, name)) : [];
  return files
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'));
}

/** Runs a platform process that can't start; returns its output and its exit code. */
export async function failToStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = await spawnPlatform(environment);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}

let built: Promise<void> | undefined;

/** Builds the platform if needed, and checks that once per process. */
const buildOnce = (): Promise<void> => (built ??= buildPlatform());

/** Starts the built platform, like `npm start` and a container. */
async function spawnPlatform(environment: Record<string, string>): Promise<ChildProcess> {
  await buildOnce();
  return spawn(process.execPath, ['--enable-source-maps', `${PLATFORM}/main.mjs`], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a platform process and waits for its ready line. @throws Error with its output otherwise */
async function launchPlatform(environment: Record<string, string>): Promise<ChildProcess> {
  const child = await spawnPlatform(environment);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The platform is not ready after a minute:\n${output}`)),
      START_TIMEOUT,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/^ready http/m.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The platform ended with ${code}:\n${output}`));
    });
  });
  return child;
}
