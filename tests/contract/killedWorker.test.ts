import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'platen-killed-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Runs a process from its start until it ends. */
async function live(env: Readonly<Record<string, string>> = {}) {
  const life = spawn(process.execPath, ['--import', 'tsx', 'tests/contract/support/killedWorker.ts'], {
    env: { ...process.env, DATA_DIR: directory, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told, [code, signal]] = await Promise.all([text(life.stdout), once(life, 'exit')]);
  const lines = told.split('\n').filter((line) => line !== '');
  return {
    ended: (signal ?? code) as string | number,
    events: lines.map((line) => JSON.parse(line) as string[]),
  };
}

describe('a job that ends the process that works on it', () => {
  it('H2.09 is retried once with nothing beside it, and then given up with the reason', async () => {
    expect(await live({ SENDS: 'all' })).toEqual({
      ended: 'SIGKILL',
      events: [['beside others', 'deadly']],
    });
    const second = await live();
    expect(second.ended).toBe('SIGKILL');
    expect(second.events).toContainEqual(['alone', 'deadly']);
    const third = await live();
    expect(third.ended).toBe(0);
    expect(third.events).toContainEqual(['given up', 'It ended the process that worked on it, twice.']);
    // The other job is done. The third process has ended by itself, as no job was left.
    expect([...second.events, ...third.events]).toContainEqual(['done', 'beside']);
  }, 120_000);
});
