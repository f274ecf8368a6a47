import { and, eq, sql } from 'drizzle-orm';
import { referencesOfKit, type BrandKitContent } from '@/domain/brand-kits';
import { referenceRows, type LibraryReferences } from '@/domain/where-used';
import { readDocument, referencesOf, type DocumentReferences } from '@/engine/document';
import type { Database } from '../../database';
import { brandKits, libraryReferences, templates } from '../../database/schema';

/** Rows in one statement. */
const BATCH = 2000;
/** Templates or brand kits processed together when adding missing references. */
const STEP = 100;

/** The template or brand kit whose references are recorded. */
interface Place {
  readonly environmentId: string;
  readonly id: string;
}

/** Replaces the recorded references of a template's document, in the transaction that saves it. */
export function noteTemplate(
  db: Database,
  { environmentId, id }: Place,
  { pictures, fonts, connectors }: DocumentReferences,
): Promise<void> {
  const owner = { environmentId, templateId: id };
  return note(db, owner, eq(libraryReferences.templateId, id), {
    pictures,
    fonts,
    connectors,
    fontFamilies: [],
  });
}

/** Replaces the recorded references of a brand kit, in the transaction that saves it. */
export function noteBrandKit(
  db: Database,
  { environmentId, id }: Place,
  content: BrandKitContent,
): Promise<void> {
  const owner = { environmentId, brandKitId: id };
  return note(db, owner, eq(libraryReferences.brandKitId, id), referencesOfKit(content));
}

async function note(
  db: Database,
  owner: { readonly environmentId: string; readonly templateId?: string; readonly brandKitId?: string },
  isOwn: ReturnType<typeof eq>,
  references: LibraryReferences,
): Promise<void> {
  await db.delete(libraryReferences).where(isOwn);
  const rows = referenceRows(references).map((row) => ({ ...owner, ...row }));
  for (let start = 0; start < rows.length; start += BATCH)
    await db.insert(libraryReferences).values(rows.slice(start, start + BATCH));
}

/**
 * Records the references of templates and brand kits that lack them: from an earlier version of the platform, or from
 * the demo data. Several processes may do so at once.
 */
export async function noteMissingReferences(db: Database): Promise<void> {
  while (await noteSomeTemplates(db));
  while (await noteSomeBrandKits(db));
}

const isTemplateMissing = sql`${templates.notedRevision} is distinct from ${templates.revision}`;
const isBrandKitMissing = sql`${brandKits.notedRevision} is distinct from ${brandKits.revision}`;

/** @returns whether there were any */
async function noteSomeTemplates(db: Database): Promise<boolean> {
  const missing = await db.select({ id: templates.id }).from(templates).where(isTemplateMissing).limit(STEP);
  for (const { id } of missing)
    await db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(templates)
        .where(and(eq(templates.id, id), isTemplateMissing))
        .for('update');
      if (!row) return;
      const read = readDocument(row.document);
      if (read.ok) await noteTemplate(transaction, row, referencesOf(read.value));
      await transaction.update(templates).set({ notedRevision: row.revision }).where(eq(templates.id, id));
    });
  return missing.length > 0;
}

/** @returns whether there were any */
async function noteSomeBrandKits(db: Database): Promise<boolean> {
  const missing = await db.select({ id: brandKits.id }).from(brandKits).where(isBrandKitMissing).limit(STEP);
  for (const { id } of missing)
    await db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(brandKits)
        .where(and(eq(brandKits.id, id), isBrandKitMissing))
        .for('update');
      if (!row) return;
      await noteBrandKit(transaction, row, row.content);
      await transaction.update(brandKits).set({ notedRevision: row.revision }).where(eq(brandKits.id, id));
    });
  return missing.length > 0;
}
