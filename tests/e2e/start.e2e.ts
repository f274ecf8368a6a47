import { expect, test } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failToStart, freePort, startPlatform } from './support/startPlatform';

const folder = () => mkdtempSync(join(tmpdir(), 'platen-start-'));

test('reports a port in use with a remedy', async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  const { code, output } = await failToStart({ PORT: String(port), DATA_DIR: folder(), SEED: 'none' });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.`);
});

test('reports that the data directory is not writable', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  const { code, output } = await failToStart({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(output).toContain(`The data directory ${join(file, 'data')} is not writable.`);
});

test('reports an unreachable database without its password', async () => {
  const port = await freePort();
  const { code, output } = await failToStart({
    DATA_DIR: folder(),
    DATABASE_URL: `postgres://someone:hidden-password@localhost:${port}/platen`,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/database/i);
  expect(output).not.toContain('hidden-password');
  expect(output).not.toContain('    at ');
});

test('reports an invalid setting', async () => {
  const { output } = await failToStart({ PORT: 'eighty', DATA_DIR: folder() });
  expect(output).toContain('PORT is "eighty", but has to be a number from 1 to 65535.');
});

test('R7.06 R7.07 answers on its port, stops cleanly, and starts again on the same data', async ({
  request,
}) => {
  const platform = await startPlatform();
  const configuration = await request.get(`${platform.url}/config.json`);
  expect(await configuration.json()).toMatchObject({ PLATFORM_API_URL: platform.url });
  expect((await request.get(`${platform.url}/feature-flags.json`)).ok()).toBe(true);
  expect((await request.get(`${platform.url}/api/v1/ping`)).ok()).toBe(true);
  expect(await platform.stop()).toBe(0);
  await platform.restart();
  expect((await request.get(`${platform.url}/environments`, { headers: { accept: 'text/html' } })).ok()).toBe(
    true,
  );
  await platform.dispose();
});
