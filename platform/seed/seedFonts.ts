import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { and, inArray, isNull } from 'drizzle-orm';
import { demoFonts } from '@/demo';
import { LARGEST_FONT } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from '../database';
import { environments, fontFamilies, fontStyles } from '../database/schema';
import { keepFile } from '../storage';
import { addOnce, type Filled } from './addOnce';

const { resolve } = createRequire(import.meta.url);

/** Adds the fonts and their files to a demo database, once ({@link addOnce}). */
export function seedFonts(filled: Filled): Promise<boolean> {
  return addOnce(filled.database, {
    name: 'demo-fonts',
    makeRows: () => demoFonts(filled.now),
    keepFiles: (families) => keepFiles(filled, families),
    insert: async (transaction, families, hashes) => {
      const present = await environmentsOf(transaction, families);
      const rows = families.filter(({ environmentId }) => present.has(environmentId));
      if (rows.length > 0) await insertFonts(transaction, rows, hashes);
      return rows.length > 0;
    },
  });
}

type Families = ReturnType<typeof demoFonts>;

/** Stores each file once. @returns hashes by path */
async function keepFiles(filled: Filled, families: Families): Promise<Map<string, string>> {
  const paths = new Set(families.flatMap(({ styles }) => styles.map(({ path }) => path)));
  const kept = await Promise.all(
    [...paths].map(async (path) => {
      const content = createReadStream(resolve(`@expo-google-fonts/${path}`));
      return [path, (await keepFile(filled, content, LARGEST_FONT)).hash] as const;
    }),
  );
  return new Map(kept);
}

async function environmentsOf(db: Database, families: Families): Promise<Set<string>> {
  const ids = families.map(({ environmentId }) => environmentId);
  const rows = await db
    .select({ id: environments.id })
    .from(environments)
    .where(and(inArray(environments.id, ids), isNull(environments.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Family names that users have taken since stay theirs. */
async function insertFonts(db: Database, families: Families, hashes: Map<string, string>): Promise<void> {
  const inserted = await db
    .insert(fontFamilies)
    .values(families.map(({ styles: _, ...family }) => ({ ...family, nameKey: itemNameKey(family.name) })))
    .onConflictDoNothing()
    .returning({ id: fontFamilies.id });
  const ids = new Set(inserted.map(({ id }) => id));
  const styles = families
    .filter(({ id }) => ids.has(id))
    .flatMap((family) =>
      family.styles.map(({ path, ...style }) => ({
        ...style,
        familyId: family.id,
        nameKey: itemNameKey(style.name),
        fileHash: hashes.get(path) ?? '',
      })),
    );
  if (styles.length > 0) await db.insert(fontStyles).values(styles);
}
