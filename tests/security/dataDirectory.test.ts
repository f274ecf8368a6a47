import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../platform/mail/createOutbox';
import { readSettings } from '../../platform/settings';

let directory: string;
let umask: number;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'platen-directory-'));
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(directory, { recursive: true, force: true });
});

/** Lists everything at and below a path that other users may read, write or enter, with its mode. */
function openToOthers(path: string): string[] {
  const entry = lstatSync(path);
  const own = (entry.mode & 0o077) === 0 ? [] : [`${path} ${(entry.mode & 0o777).toString(8)}`];
  return entry.isDirectory()
    ? [...own, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))]
    : own;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the data directory', () => {
  it('is created for its owner only', () => {
    const path = join(directory, 'data');
    readSettings({ DATA_DIR: path });
    expect(lstatSync(path).mode & 0o777).toBe(0o700);
    expect(openToOthers(path)).toEqual([]);
  });

  it('is repaired at start, with all an earlier version has left in it', () => {
    const path = join(directory, 'data');
    mkdirSync(join(path, 'outbox'), { recursive: true });
    mkdirSync(join(path, 'database', 'base'), { recursive: true });
    writeFileSync(join(path, 'outbox', 'mail.eml'), 'a link');
    writeFileSync(join(path, 'database', 'base', '1'), 'a page', { mode: 0o666 });
    expect(openToOthers(path)).toHaveLength(6);
    readSettings({ DATA_DIR: path });
    expect(openToOthers(path)).toEqual([]);
  });

  it('holds mails that other users of the machine can’t read', async () => {
    const outbox = join(directory, 'outbox');
    await createOutbox(outbox).send({ to: 'user@demo.test', subject: 'Link', text: 'https://…' });
    expect(readdirSync(outbox)).toHaveLength(1);
    expect(openToOthers(outbox)).toEqual([]);
  });

  it('stays closed under any umask while the platform runs', async () => {
    const path = join(directory, 'data');
    const port = await freePort();
    const platform = spawn(process.execPath, ['--import', 'tsx', 'platform/main.ts', '--without-console'], {
      env: { ...process.env, DATA_DIR: path, PORT: String(port), SEED: 'none', DATABASE_URL: '' },
    });
    let output = '';
    platform.stdout.on('data', (chunk) => (output += String(chunk)));
    platform.stderr.on('data', (chunk) => (output += String(chunk)));
    await new Promise<void>((resolve, reject) => {
      platform.stdout.on('data', () => output.includes('ready') && resolve());
      platform.once('exit', () => reject(new Error(output)));
    });
    const isDirectory = (found: string) => lstatSync(found.replace(/ \d+$/, '')).isDirectory();
    const found = openToOthers(path).filter(
      (entry) => isDirectory(entry) || /postgresql\.conf|signature-secret|\.lock/.test(entry),
    );
    const files = readdirSync(path);
    platform.kill('SIGTERM');
    await once(platform, 'exit');
    expect(files).toContain('database');
    expect(found).toEqual([]);
  }, 120_000);
});
