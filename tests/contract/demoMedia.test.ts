import { and, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMedia, ENVIRONMENTS } from '@/demo';
import { refusalOfContent, SIGNATURE_BYTES } from '@/domain/media';
import { media, platformState } from '../../platform/database/schema';
import { seedMedia } from '../../platform/seed';
import { checkFiles, openStorage, type Storage } from '../../platform/storage';
import { NOW, openSeededDatabase } from './support/seededDatabase';

type Opened = Awaited<ReturnType<typeof openSeededDatabase>>;

describe('the media of the demo', () => {
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    [opened, storage] = await Promise.all([openSeededDatabase(), openStorage({})]);
  });
  afterAll(() => Promise.all([opened.close(), storage.close()]));
  const of = (environmentId: string) => opened.db.$count(media, eq(media.environmentId, environmentId));
  const fill = () => seedMedia({ database: opened.db, storage, now: NOW });

  it('are added once, and deleted ones are not added again', async () => {
    expect(await fill()).toBe(true);
    const perEnvironment = demoMedia(NOW).length / 2;
    expect(await of(ENVIRONMENTS.auroraProduction)).toBe(perEnvironment);
    expect(await of(ENVIRONMENTS.auroraSandbox)).toBe(perEnvironment);
    await opened.db.delete(media).where(eq(media.environmentId, ENVIRONMENTS.auroraSandbox));
    expect(await fill()).toBe(false);
    expect(await of(ENVIRONMENTS.auroraSandbox)).toBe(0);
  });

  it('match their file extensions and are all in the storage', async () => {
    const assets = await opened.db.select().from(media).where(eq(media.kind, 'asset'));
    expect(assets.length).toBeGreaterThan(40);
    for (const { name, fileHash, size } of assets) {
      const bytes = await buffer(await storage.read(String(fileHash)));
      expect(bytes.length).toBe(size);
      expect(refusalOfContent(name, bytes.subarray(0, SIGNATURE_BYTES))).toBeUndefined();
    }
    const later = new Date(NOW.getTime() + 86_400_000);
    expect(await checkFiles(opened.db, storage, later)).toEqual({ unreferred: [], missing: [] });
  });

  it('are not added to an environment with media', async () => {
    await opened.db.delete(platformState).where(eq(platformState.name, 'demo-media'));
    const { auroraProduction, auroraSandbox } = ENVIRONMENTS;
    const own = and(eq(media.environmentId, auroraProduction), eq(media.name, 'dawn.jpg'));
    await opened.db.delete(media).where(own);
    const before = await of(auroraProduction);
    expect(await fill()).toBe(true);
    expect(await of(auroraProduction)).toBe(before);
    expect(await of(auroraSandbox)).toBe(before + 1);
  });
});
