import type { Browser } from 'playwright';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/support/startPlatform';
import { signIn } from './signIn';
import { spread } from './summary';

const LISTINGS = 5;

/** Milliseconds by activity. */
export interface PlatformFigures {
  users: number;
  listing: { median: number; lowest: number; highest: number };
  secondStart: number;
}

interface Started {
  url: string;
  /** Milliseconds until it was ready. */
  took: number;
  stop: () => Promise<void>;
}

/** Starts like `npm start`, and waits until it is ready. @throws Error with its output when it ends instead */
async function start(dataDirectory: string): Promise<Started> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      SEED: 'large',
      REQUESTS_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^ready http/m.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const took = performance.now() - begun;
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { url: `http://localhost:${port}`, took, stop };
}

async function listUsers(url: string, accessToken: string): Promise<{ took: number; users: number }> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { Authorization: `Bearer ${accessToken}` } });
  const users: unknown = await response.json();
  if (!response.ok || !Array.isArray(users)) throw new Error(`The users were not listed: ${response.status}`);
  return { took: performance.now() - begun, users: users.length };
}

/** Lists the users of a subscription of 10,000, then restarts the platform on the same data. */
export async function measurePlatform(browser: Browser): Promise<PlatformFigures> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'platen-bench-'));
  try {
    const first = await start(dataDirectory);
    const { accessToken, subscriptionId } = await signIn(browser, first.url);
    const address = `${first.url}/api/v1/subscriptions/${subscriptionId}/users`;
    const { users } = await listUsers(address, accessToken);
    const times: number[] = [];
    for (let count = 0; count < LISTINGS; count += 1)
      times.push((await listUsers(address, accessToken)).took);
    await first.stop();
    const second = await start(dataDirectory);
    await second.stop();
    return { users, listing: spread(times), secondStart: second.took };
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
