import { DEFAULT_FONT_FAMILY } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from './openDatabase';
import { fontFamilies, fontStyles } from './schema';

/** Inserts the font family that every new environment has. */
export async function insertDefaultFonts(db: Database, environmentId: string, now: Date): Promise<void> {
  const { name, styles } = DEFAULT_FONT_FAMILY;
  const [family] = await db
    .insert(fontFamilies)
    .values({ environmentId, name, nameKey: itemNameKey(name), createdAt: now, modifiedAt: now })
    .returning({ id: fontFamilies.id });
  await db.insert(fontStyles).values(
    styles.map((style) => ({
      ...style,
      familyId: family?.id ?? '',
      nameKey: itemNameKey(style.name),
      extension: 'ttf' as const,
      fileHash: null,
    })),
  );
}
