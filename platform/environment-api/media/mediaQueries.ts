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
import { notFound } from '../../http/Problem';
import type { NameClaim } from '../../http/requireFreeName';
import { hasGhostscript } from '../../pictures';

/** A row of the media. */
export type MediaRow = typeof media.$inferSelect;
/** A row of an asset, with all properties of one. */
export type AssetRow = MediaRow & {
  kind: 'asset';
  folderId: string;
  extension: NonNullable<MediaRow['extension']>;
  fileHash: string;
  size: number;
};

const isAsset = (row: MediaRow): row is AssetRow => row.kind === 'asset';

const addFault = (row: AssetRow): AssetRow => ({
  ...row,
  fault: faultThatHolds(row.extension, row.fault, hasGhostscript),
});

/** Converts a row to the record of the domain. */
export const asRecord = (row: MediaRow): MediaRecord =>
  isAsset(row) ? addFault(row) : { ...row, kind: 'folder' as const };

/** Selects every folder of an environment, with its parent. */
export function selectFolders(db: Database, environmentId: string): Promise<FolderPlace[]> {
  return db
    .select({ id: media.id, name: media.name, parentId: media.folderId })
    .from(media)
    .where(and(eq(media.environmentId, environmentId), eq(media.kind, 'folder')));
}

/** Returns the id of the folder at a path, null for the root. @throws Problem 404 */
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

/** Returns an asset of the environment. @throws Problem 404 */
export async function requireAsset(db: Database, environmentId: string, id: string): Promise<AssetRow> {
  const row = await findOne(db, environmentId, 'asset', id);
  if (!row || !isAsset(row)) throw notFound('asset');
  return addFault(row);
}

/** Returns a folder of the environment. @throws Problem 404 */
export async function requireFolder(db: Database, environmentId: string, id: string): Promise<MediaRow> {
  const row = await findOne(db, environmentId, 'folder', id);
  if (!row) throw notFound('folder');
  return row;
}

interface FolderOfEntry {
  readonly environmentId: string;
  readonly folderId: string | null;
}

const isNamedIn = ({ environmentId, folderId }: FolderOfEntry, name: string) =>
  and(
    eq(media.environmentId, environmentId),
    folderId === null ? isNull(media.folderId) : eq(media.folderId, folderId),
    eq(media.nameInFolder, nameInFolder(name)),
  );

/** Finds an entry of a folder by its name, ignoring case. */
export async function findByName(
  db: Database,
  place: FolderOfEntry,
  name: string,
): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(isNamedIn(place, name));
  return row;
}

/** Claims a name for an entry, unique in its folder. */
export const claimEntryName = (place: FolderOfEntry, name: string): NameClaim => ({
  table: media,
  id: media.id,
  column: media.nameInFolder,
  name: nameInFolder(name),
  among: isNamedIn(place, name),
  refusal: refusalOfTakenName(name),
});

/** Returns every name in a folder, normalized by `nameInFolder`. */
export async function namesIn(db: Database, folderId: string): Promise<Set<string>> {
  const rows = await db.select({ name: media.nameInFolder }).from(media).where(eq(media.folderId, folderId));
  return new Set(rows.map(({ name }) => name));
}

/** The columns that store a name. */
export const nameColumns = (name: string) => ({
  name,
  nameKey: itemNameKey(name),
  nameInFolder: nameInFolder(name),
});

/** Counts the assets in these folders and sums their bytes. */
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
