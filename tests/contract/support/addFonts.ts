import { Readable } from 'node:stream';
import { LARGEST_FONT } from '@/domain/fonts';
import { fontBatches, fontFamilies, fontStyles, fontUploads } from '../../../platform/database/schema';
import { keepFile } from '../../../platform/storage';
import { INTER } from './fontCalls';
import { NOW, type TestPlatform } from './startTestPlatform';

/** Adds a family with one style, and an unconfirmed upload of one font. */
export async function addFonts(
  { db, storage }: Pick<TestPlatform, 'db' | 'storage'>,
  environmentId: string,
): Promise<{ familyId: string; styleId: string; batchId: string; uploadId: string }> {
  const file = await keepFile({ database: db, storage, now: NOW }, Readable.from([INTER]), LARGEST_FONT);
  const stored = {
    fileHash: file.hash,
    fileSize: file.size,
    fileName: 'matrix.ttf',
    extension: 'ttf' as const,
  };
  const look = { weight: 400, isItalic: false };
  const [family] = await db
    .insert(fontFamilies)
    .values({ environmentId, name: 'Matrix', nameKey: 'matrix', createdAt: NOW, modifiedAt: NOW })
    .returning();
  const familyId = family?.id ?? '';
  const [style] = await db
    .insert(fontStyles)
    .values({ familyId, name: 'Regular', nameKey: 'regular', ...look, ...stored })
    .returning();
  const [batch] = await db.insert(fontBatches).values({ environmentId, createdAt: NOW }).returning();
  const batchId = batch?.id ?? '';
  const [upload] = await db
    .insert(fontUploads)
    .values({ batchId, position: 0, familyName: 'Matrix', styleName: 'Bold', ...look, ...stored })
    .returning();
  return { familyId, styleId: style?.id ?? '', batchId, uploadId: upload?.id ?? '' };
}
