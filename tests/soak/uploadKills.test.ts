import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database';
import { checkFiles, openStorage, purgeFiles } from '../../platform/storage';
import { startPlatform } from '../e2e/support/startPlatform';
import { tokenOf } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

const KILLS = 50;
const UPLOADERS = 4;
/** Large enough that kills interrupt uploads. */
const BYTES = 3_000_000;
/** A purge deletes files without a reference for an hour. */
const LATER = 2 * 3_600_000;

const environment = '/grafx/api/v1/environment/aurora-production';

/** Makes a unique file. */
const newFile = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(BYTES)]);

/** Uploads files until the platform ends; records the hash of each acknowledged one, by the id of its asset. */
async function upload(url: string, token: string, prefix: string, acknowledged: Map<string, string>) {
  for (let turn = 1; ; turn += 1) {
    const content = newFile();
    const form = new FormData();
    form.append('file', new Blob([content]), `${prefix} ${turn}.pdf`);
    try {
      const response = await fetch(`${url}${environment}/media?folderPath=%2FKills`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      const { data } = (await response.json()) as { data: { id: string } };
      expect(response.status).toBe(200);
      acknowledged.set(data.id, createHash('sha256').update(content).digest('hex'));
    } catch (error) {
      // The connection broke, or the response was cut off.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

it('a platform killed during uploads keeps acknowledged files, and no part of the others', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'platen-uploads-'));
  const platform = await startPlatform({ ...SOAK_SETTINGS, DATA_DIR: directory });
  const token = await tokenOf(platform.url, 'template.designer');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const folder = await fetch(`${platform.url}${environment}/media/directory`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Kills', folderPath: '/' }),
  });
  expect(folder.status).toBe(201);
  const acknowledged = new Map<string, string>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = acknowledged.size;
    const uploads = Array.from({ length: UPLOADERS }, (_, uploader) =>
      upload(platform.url, token, `${kill} ${uploader}`, acknowledged),
    );
    while (acknowledged.size === before) await wait(5);
    // At evenly spread moments, so that kills affect every part of an upload.
    await wait((kill * 37) % 200);
    await platform.kill();
    await Promise.all(uploads);
    await platform.restart();
  }
  let lost = 0;
  for (const [id, hash] of acknowledged) {
    const file = await fetch(`${platform.url}${environment}/media/${id}/download`, { headers });
    const content = Buffer.from(await file.arrayBuffer());
    if (createHash('sha256').update(content).digest('hex') !== hash) lost += 1;
  }
  await platform.stop();

  const { db, close } = await openDatabase({ dataDirectory: directory });
  const storage = await openStorage({ dataDirectory: directory });
  const then = new Date(Date.now() + LATER);
  const halfFiles = (await checkFiles(db, storage, then)).missing.length;
  let purged = 0;
  for (let removed = 1; removed > 0; purged += removed) removed = await purgeFiles(db, storage, then);
  const { unreferred, missing } = await checkFiles(db, storage, then);
  const onTheirWay = readdirSync(join(directory, 'storage', 'incoming'), {
    recursive: true,
    withFileTypes: true,
  });
  const parts = onTheirWay.filter((entry) => entry.isFile()).length;
  await storage.close();
  await close();
  const figures = {
    kills: KILLS,
    acknowledged: acknowledged.size,
    lost,
    halfFiles,
    purged,
    orphans: unreferred.length,
    missing: missing.length,
    parts,
  };
  report('kills while uploading', figures);
  expect(figures).toMatchObject({ lost: 0, halfFiles: 0, orphans: 0, missing: 0, parts: 0 });
  expect(figures.acknowledged).toBeGreaterThan(KILLS);
  rmSync(directory, { recursive: true });
});
