import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  faultThatHolds,
  folderAt,
  nameInFolder,
  refusalOfTakenName,
  type FolderPlace,
  type MediaRecord,
} from '@/domain/media';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from '../../database';
import { media } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { hasGhostscript } from '../../pictures';

/** A row of the media. */
export type MediaRow = typeof media.$inferSelect;
/** A row that is an asset, with all an asset has. */
export type AssetRow = MediaRow & {
  kind: 'asset';
  folderId: string;
  extension: NonNullable<MediaRow['extension']>;
  fileHash: string;
  size: number;
};

const isAsset = (row: MediaRow): row is AssetRow => row.kind === 'asset';

const withFault = (row: AssetRow): AssetRow => ({
  ...row,
  fault: faultThatHolds(row.extension, row.fault, hasGhostscript),
});

/** A row as the domain describes it. */
export const asRecord = (row: MediaRow): MediaRecord =>
  isAsset(row) ? withFault(row) : { ...row, kind: 'folder' as const };

/** Every folder of an environment, with where it is. */
export function selectFolders(db: Database, environmentId: string): Promise<FolderPlace[]> {
  return db
    .select({ id: media.id, name: media.name, parentId: media.folderId })
    .from(media)
    .where(and(eq(media.environmentId, environmentId), eq(media.kind, 'folder')));
}

/** The id of the folder at a path, null for the root. @throws Problem 404 */
export function requireFolderAt(folders: readonly FolderPlace[], path = ''): string | null {
  const found = folderAt(folders, path);
  if (found === undefined) throw notFound('folder');
  return found;
}

async function findOne(db: Database, environmentId: string, kind: MediaRow['kind'], id: string) {
  const ofEnvironment = and(eq(media.environmentId, environmentId), eq(media.kind, kind));
  const [row] = await db
    .select()
    .from(media)
    .where(and(ofEnvironment, eq(media.id, id)));
  return row;
}

/** One asset of the environment. @throws Problem 404 */
export async function requireAsset(db: Database, environmentId: string, id: string): Promise<AssetRow> {
  const row = await findOne(db, environmentId, 'asset', id);
  if (!row || !isAsset(row)) throw notFound('asset');
  return withFault(row);
}

/** One folder of the environment. @throws Problem 404 */
export async function requireFolder(db: Database, environmentId: string, id: string): Promise<MediaRow> {
  const row = await findOne(db, environmentId, 'folder', id);
  if (!row) throw notFound('folder');
  return row;
}

/** What lies in a folder under a name, in any case. */
export async function findByName(
  db: Database,
  { environmentId, folderId }: { environmentId: string; folderId: string | null },
  name: string,
): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(
      and(
        eq(media.environmentId, environmentId),
        folderId === null ? isNull(media.folderId) : eq(media.folderId, folderId),
        eq(media.nameInFolder, nameInFolder(name)),
      ),
    );
  return row;
}

/** @throws Problem 400 when another entry of the folder has the name */
export async function requireFreeName(
  db: Database,
  place: { environmentId: string; folderId: string | null },
  name: string,
  ownId?: string,
): Promise<void> {
  const taken = await findByName(db, place, name);
  if (taken && taken.id !== ownId) throw problemOf(refusalOfTakenName(name));
}

/** Every name a folder holds, in the form `nameInFolder` gives. */
export async function namesIn(db: Database, folderId: string): Promise<Set<string>> {
  const rows = await db.select({ name: media.nameInFolder }).from(media).where(eq(media.folderId, folderId));
  return new Set(rows.map(({ name }) => name));
}

/** The columns that hold a name. */
export const nameColumns = (name: string) => ({
  name,
  nameKey: itemNameKey(name),
  nameInFolder: nameInFolder(name),
});

/** How many assets lie in these folders, and their bytes together. */
export async function sumAssets(
  db: Database,
  folderIds: readonly string[],
): Promise<{ assets: number; bytes: number }> {
  const [sum] = await db
    .select({
      assets: sql<number>`count(*)::int`,
      bytes: sql<string>`coalesce(sum(${media.size}), 0)::text`,
    })
    .from(media)
    .where(and(inArray(media.folderId, [...folderIds]), eq(media.kind, 'asset')));
  return { assets: sum?.assets ?? 0, bytes: Number(sum?.bytes ?? 0) };
}
