import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../platform/database';
import { storedFiles } from '../../platform/database/schema';
import { checkFiles, keepFile, openStorage, purgeFiles, type Storage } from '../../platform/storage';
import { NOW, openSeededDatabase } from './support/seededDatabase';

const MAX = 1024;
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const content = (text: string) => Readable.from([Buffer.from(text)]);

let opened: Pick<OpenDatabase, 'db' | 'close'>;
let storage: Storage;
beforeAll(async () => {
  opened = await openSeededDatabase();
  storage = await openStorage({});
});
afterAll(async () => {
  await storage.close();
  await opened.close();
});

const keep = (text: string, now: Date) => keepFile({ database: opened.db, storage, now }, content(text), MAX);
const rowsOf = (hash: string) => opened.db.select().from(storedFiles).where(eq(storedFiles.hash, hash));

describe('files that are kept', () => {
  it('are deleted from disk and database after an hour without a reference', async () => {
    const { hash, size } = await keep('nobody wants this', NOW);
    expect(await rowsOf(hash)).toEqual([{ hash, size, keptAt: NOW }]);
    expect(await purgeFiles(opened.db, storage, after(59))).toBe(0);
    expect(await storage.size(hash)).toBe(size);
    expect(await purgeFiles(opened.db, storage, after(61))).toBe(1);
    expect(await storage.size(hash)).toBeUndefined();
    expect(await rowsOf(hash)).toEqual([]);
  });

  it('wait another hour when the same content is stored again', async () => {
    const { hash } = await keep('twice', NOW);
    await keep('twice', after(50));
    expect(await purgeFiles(opened.db, storage, after(61))).toBe(0);
    expect(await purgeFiles(opened.db, storage, after(111))).toBe(1);
    expect(await storage.size(hash)).toBeUndefined();
  });

  it('exist when they are stored while the same content is purged', async () => {
    for (let round = 0; round < 10; round += 1) {
      const text = `round ${round}`;
      const { hash, size } = await keep(text, NOW);
      await Promise.all([purgeFiles(opened.db, storage, after(61)), keep(text, after(61))]);
      expect(await rowsOf(hash)).toEqual([{ hash, size, keptAt: after(61) }]);
      expect(await storage.size(hash)).toBe(size);
    }
    await purgeFiles(opened.db, storage, after(122));
  });

  it('are purged by two processes at once without errors', async () => {
    const { hash } = await keep('twice gone', NOW);
    const removed = await Promise.all([1, 2].map(() => purgeFiles(opened.db, storage, after(61))));
    expect(removed.sort()).toEqual([0, 1]);
    expect(await storage.size(hash)).toBeUndefined();
  });

  it('that are too large are not noted down', async () => {
    await expect(keep('x'.repeat(MAX + 1), NOW)).rejects.toThrow('More than 1024 bytes came.');
    expect(await opened.db.select().from(storedFiles)).toEqual([]);
  });

  it('are purged when the next one is stored, every ten minutes at most', async () => {
    const own = await openStorage({});
    const keepIn = (text: string, now: Date) =>
      keepFile({ database: opened.db, storage: own, now }, content(text), MAX);
    const { hash } = await keepIn('first', NOW);
    await keepIn('second', after(61));
    expect(await own.size(hash)).toBeUndefined();
    const { hash: third } = await keepIn('third', after(-61));
    await keepIn('fourth', after(70));
    expect(await own.size(third)).toBe(5);
    await keepIn('fifth', after(71));
    expect(await own.size(third)).toBeUndefined();
    await purgeFiles(opened.db, own, after(200));
    await own.close();
  });
});

describe('the check of files', () => {
  it('finds files without a reference, and ignores new ones', async () => {
    await keep('waits', NOW);
    expect(await checkFiles(opened.db, storage, NOW)).toEqual({ unreferred: [], missing: [] });
    const { hash } = await storage.put(content('a stranger'), { maxBytes: MAX });
    expect(await checkFiles(opened.db, storage, NOW)).toEqual({ unreferred: [hash], missing: [] });
    await storage.remove(hash);
  });
});
