import { openAsBlob, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startPlatform } from '../e2e/support/startPlatform';
import { tokenOf } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

/** Reads bytes from a process's status file on Linux, such as its memory. */
function memoryOf(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1_024;
}

it('a TIFF of 100 MB is uploaded with less than 50 MB of memory growth', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'platen-large-'));
  const platform = await startPlatform(SOAK_SETTINGS);
  // Creating the demo data leaves free memory in the process, which would hide a file.
  await platform.restart();
  const token = await tokenOf(platform.url, 'template.designer');
  const upload = async (path: string, name: string) => {
    const form = new FormData();
    form.append('file', await openAsBlob(path), name);
    const response = await fetch(
      `${platform.url}/grafx/api/v1/environment/aurora-production/media?folderPath=%2FProducts`,
      { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
    );
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as { data: { size: number } }).data.size;
  };
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#5f30e2' } })
      .tiff({ compression: 'none' })
      .toFile(join(directory, `${width}.tif`));
  const [small, large] = [await drawn(70, 50), await drawn(7_000, 5_000)];
  expect(large.size).toBeGreaterThan(100_000_000);
  // The libraries that read pictures are loaded with the first one.
  for (let count = 0; count < 3; count += 1) await upload(join(directory, '70.tif'), `small ${count}.tif`);
  const before = memoryOf(platform.pid(), 'VmRSS');
  // From now on the peak memory of the process.
  writeFileSync(`/proc/${platform.pid()}/clear_refs`, '5');
  expect(await upload(join(directory, '7000.tif'), 'large.tif')).toBe(large.size);
  const most = memoryOf(platform.pid(), 'VmHWM');
  await platform.dispose();
  rmSync(directory, { recursive: true });
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
  const figures = {
    smallFile: small.size,
    largeFile: large.size,
    before: megabytes(before),
    most: megabytes(most),
    growth: megabytes(most - before),
  };
  report('memory of a large upload', figures);
  expect(most - before).toBeLessThan(50_000_000);
});
