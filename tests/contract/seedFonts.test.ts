import { eq, isNotNull } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { demoFonts, ENVIRONMENTS } from '@/demo';
import { environments, fontFamilies, fontStyles } from '../../platform/database/schema';
import { seed, seedFonts } from '../../platform/seed';
import { openStorage } from '../../platform/storage';
import { openTestDatabase } from './support/openTestDatabase';
import { NOW } from './support/seededDatabase';

async function setUp() {
  const { db, close } = await openTestDatabase();
  const storage = await openStorage({});
  return {
    db,
    storage,
    fill: () => seedFonts({ database: db, storage, now: NOW }),
    close: async () => {
      await storage.close();
      await close();
    },
  };
}

it('demo fonts are added once with their files, and deleted ones are not added again', async () => {
  const { db, storage, fill, close } = await setUp();
  try {
    await seed(db, { seed: 'demo', now: NOW });
    await db
      .update(environments)
      .set({ deletedAt: NOW })
      .where(eq(environments.id, ENVIRONMENTS.auroraDevelopment));
    expect((await Promise.all([fill(), fill()])).filter(Boolean)).toHaveLength(1);
    const uploaded = isNotNull(fontStyles.fileHash);
    const styles = await db.select().from(fontStyles).where(uploaded);
    expect(new Set(styles.map(({ familyId }) => familyId)).size).toBe(20);
    const expected = demoFonts(NOW).filter(
      ({ environmentId }) => environmentId !== ENVIRONMENTS.auroraDevelopment,
    );
    expect(styles).toHaveLength(expected.flatMap((family) => family.styles).length);
    for (const { fileHash, fileSize } of styles) expect(await storage.size(fileHash ?? '')).toBe(fileSize);
    await db.delete(fontFamilies);
    expect(await fill()).toBe(false);
    expect(await db.$count(fontFamilies)).toBe(0);
  } finally {
    await close();
  }
});

it('an empty platform gets no fonts', async () => {
  const { db, storage, fill, close } = await setUp();
  try {
    expect(await fill()).toBe(false);
    await seed(db, { seed: 'none', now: NOW });
    const put = vi.spyOn(storage, 'put');
    expect(await fill()).toBe(false);
    expect(put).not.toHaveBeenCalled();
  } finally {
    await close();
  }
});
