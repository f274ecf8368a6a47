import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import { startPlatform } from '../e2e/support/startPlatform';
import { callWith, tokenOf } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

const CHANGES = 200;
const subscriptionId = SUBSCRIPTIONS.aurora;

/** A separate file system that can be filled; `undefined` when this process may not mount one. */
const disk = mountDisk();

function mountDisk(): string | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'platen-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', directory], { stdio: 'pipe' });
    return directory;
  } catch {
    rmSync(directory, { recursive: true });
    return undefined;
  }
}

/** Writes to a file until not one byte more fits. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (const size of [65_536, 512, 1])
    try {
      const block = Buffer.alloc(size);
      for (;;) writeSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  closeSync(file);
}

afterAll(() => {
  if (disk === undefined) return;
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

const title = 'of a platform on the embedded database refuses changes, keeps what it holds and recovers';
describe('a full disk', () => {
  it.skipIf(disk === undefined)(
    disk === undefined ? `${title} (skipped: mounting a file system needs root)` : title,
    async () => {
      const directory = disk ?? '';
      const data = join(directory, 'data');
      mkdirSync(data);
      const platform = await startPlatform({ ...SOAK_SETTINGS, DATA_DIR: data });
      const call = callWith(platform.url, await tokenOf(platform.url, 'subscription.admin'));
      const create = (name: string) =>
        call('POST', '/user-groups', { subscriptionId, name, environmentRoles: [], description: name });
      const names = async () => {
        const { body } = await call('GET', `/user-groups?subscriptionId=${subscriptionId}`);
        return (body as { name: string }[]).map(({ name }) => name);
      };
      const acknowledged: string[] = [];
      const refused: string[] = [];
      const make = async (name: string) => {
        const { status, body } = await create(name);
        if (status === 201) acknowledged.push(name);
        else refused.push(name);
        if (status !== 201) expect([status, body]).toEqual([507, expect.objectContaining({ status: 507 })]);
      };

      const another = await tokenOf(platform.url, 'environment.admin');
      await make('Before');
      const filler = join(directory, 'filler');
      fill(filler);
      // A read updates an outdated `lastSeen`, which must not fail it on a full disk.
      expect((await callWith(platform.url, another)('GET', '/users/me')).status).toBe(200);
      for (let number = 1; number <= CHANGES; number += 1) await make(`Full ${number}`);
      expect(refused.length).toBeGreaterThan(0);
      expect((await call('GET', '/subscriptions')).status).toBe(200);
      expect((await fetch(`${platform.url}/api/v1/ping`)).status).toBe(200);
      expect(await names()).toEqual(expect.arrayContaining(acknowledged));

      rmSync(filler);
      const withRoom = refused.length;
      for (let number = 1; number <= 20; number += 1) await make(`After ${number}`);
      expect(refused).toHaveLength(withRoom);
      await platform.restart();
      const held = new Set(await names());
      const lost = acknowledged.filter((name) => !held.has(name));
      const halfDone = refused.filter((name) => held.has(name));
      await platform.stop();
      report('full disk', {
        acknowledged: acknowledged.length,
        refused: refused.length,
        lost: lost.length,
        refusedButDone: halfDone.length,
      });
      expect([lost, halfDone]).toEqual([[], []]);
    },
  );
});
