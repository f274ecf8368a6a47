import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictures, UnreadablePictureError } from '../../../../platform/pictures';
import { BusyError } from '../../../../platform/shares';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { picture } from '../../../contract/support/pictures';
import { epsOf } from '../postscript/support/epsOf';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-pictures-'));
  path = join(folder, 'picture');
  await writeFile(path, await picture(40, 30));
});
afterAll(() => rm(folder, { recursive: true }));

const missing = missingPdfReaders();

describe('pictures', () => {
  it('F2.08 of more pixels than they may have are refused with the limit, and the next one is', async () => {
    const pictures = openPictures({ pixels: 40 * 30 });
    const large = join(folder, 'large');
    await writeFile(large, await picture(41, 30));
    await expect(pictures.inspect(large)).rejects.toMatchObject({
      name: 'UnreadablePictureError',
      shown:
        'The picture has more than 1,200 pixels, which is the limit. The file is kept and can be downloaded.',
    });
    await expect(pictures.shrink(large, join(folder, 'small'), 10)).rejects.toThrow(UnreadablePictureError);
    expect(await pictures.inspect(path)).toMatchObject({ width: 40, height: 30 });
    await pictures.close();
  });

  it('queue, and are refused when too many wait', async () => {
    const pictures = openPictures({ waiting: 1 });
    const asked = [1, 2, 3].map(() => pictures.inspect(path));
    await expect(asked[2]).rejects.toThrow(BusyError);
    expect(await Promise.all(asked.slice(0, 2))).toHaveLength(2);
    expect(await pictures.inspect(path)).toMatchObject({ width: 40, height: 30 });
    await pictures.close();
  });

  it('under way when the thread ends fail, and the next one starts another', async () => {
    const pictures = openPictures();
    await pictures.inspect(path);
    const asked = pictures.inspect(join(folder, 'nothing'));
    await expect(asked).rejects.toThrow(UnreadablePictureError);
    await pictures.close();
    expect(await pictures.inspect(path)).toMatchObject({ width: 40, height: 30 });
    await pictures.close();
  });

  it('have no stand-in', async () => {
    const pictures = openPictures();
    expect(await pictures.standIn(path, folder)).toBeUndefined();
    await pictures.close();
  });

  it.skipIf(missing)(
    `end a program of PostScript with them, and those that wait for it${because(missing)}`,
    async () => {
      const pictures = openPictures();
      const within = await mkdtemp(join(folder, 'program-'));
      const endless = join(within, 'file');
      await writeFile(endless, epsOf('{} loop'));
      const asked = [1, 2].map(() => pictures.standIn(endless, within).catch(() => 'ended'));
      const ofThis = ['-o', 'args=', '--ppid', String(process.pid)];
      const running = () => execFileSync('ps', ofThis, { encoding: 'utf8' }).includes('program.eps');
      await expect.poll(running, { timeout: 10_000 }).toBe(true);
      await pictures.close();
      expect(await Promise.all(asked)).toEqual(['ended', 'ended']);
      await expect.poll(running, { timeout: 10_000 }).toBe(false);
      expect(await pictures.inspect(path)).toMatchObject({ width: 40, height: 30 });
      await pictures.close();
    },
  );
});
