import { and, asc, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { FontExtension } from '@/domain/font';
import { itemNameKey } from '@/domain/item-name';
import { folderAt } from '@/domain/media';
import type { Database } from '../../database';
import { connectors, fontFamilies, fontStyles, media } from '../../database/schema';
import type { PictureSource, RendererPorts } from '../../rendering';
import type { Storage } from '../../storage';
import { findByName, selectFolders } from '../media/mediaQueries';

/** Whose fonts and pictures. */
interface Place {
  readonly database: Database;
  readonly environmentId: string;
}

/** A file of the library. */
interface Found {
  readonly id: string;
  readonly fileHash: string;
}

type Wanted = Parameters<NonNullable<RendererPorts['loadFont']>>[0];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The fonts and pictures of one environment, and of no other, for drawing its documents. */
export function libraryOf(place: Place & { readonly storage: Storage }): RendererPorts {
  const read = async (hash: string | undefined) =>
    hash ? buffer(await place.storage.read(hash)) : undefined;
  return {
    loadFont: async (font) => read((await findFont(place, font))?.fileHash),
    loadImage: async (source) => read((await findPicture(place, source))?.fileHash),
  };
}

/** The file of a style by its id, else by the names of family and style. */
export async function findFont(
  place: Place,
  { fontStyleId, family, style }: Wanted,
): Promise<(Found & { extension: FontExtension }) | undefined> {
  const ofEnvironment = eq(fontFamilies.environmentId, place.environmentId);
  const find = async (which: ReturnType<typeof and>) => {
    const [row] = await place.database
      .select({ id: fontStyles.id, fileHash: fontStyles.fileHash, extension: fontStyles.extension })
      .from(fontStyles)
      .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
      .where(and(ofEnvironment, which));
    return row;
  };
  const isNamed = and(
    eq(fontFamilies.nameKey, itemNameKey(family)),
    eq(fontStyles.nameKey, itemNameKey(style)),
  );
  const byId = fontStyleId && UUID.test(fontStyleId) ? await find(eq(fontStyles.id, fontStyleId)) : undefined;
  return byId ?? find(isNamed);
}

/** The file of an asset by its id, its path or, as the first one there is, its name. Other sources have none here. */
export async function findPicture(
  place: Place,
  source: PictureSource,
): Promise<(Found & { name: string }) | undefined> {
  if (source.type !== 'connector' || !(await isOwnMedia(place, source.connectorId))) return undefined;
  const { assetId } = source;
  if (UUID.test(assetId)) return findAsset(place, eq(media.id, assetId));
  const slash = assetId.lastIndexOf('/');
  if (slash < 0) return findAsset(place, eq(media.nameKey, itemNameKey(assetId)));
  const { database, environmentId } = place;
  const folderId = folderAt(await selectFolders(database, environmentId), assetId.slice(0, slash));
  if (folderId === undefined) return undefined;
  const found = await findByName(database, { environmentId, folderId }, assetId.slice(slash + 1));
  return found?.fileHash ? { id: found.id, fileHash: found.fileHash, name: found.name } : undefined;
}

async function findAsset(
  { database, environmentId }: Place,
  which: ReturnType<typeof eq>,
): Promise<(Found & { name: string }) | undefined> {
  const [row] = await database
    .select({ id: media.id, fileHash: media.fileHash, name: media.name })
    .from(media)
    .where(and(eq(media.environmentId, environmentId), eq(media.kind, 'asset'), which))
    .orderBy(asc(media.createdAt), asc(media.id))
    .limit(1);
  return row?.fileHash ? { ...row, fileHash: row.fileHash } : undefined;
}

/** Whether a connector is the one to the media of the environment itself, as it is where none is named. */
async function isOwnMedia({ database, environmentId }: Place, connectorId: string): Promise<boolean> {
  if (connectorId === '') return true;
  if (!UUID.test(connectorId)) return false;
  const [row] = await database
    .select({ id: connectors.id })
    .from(connectors)
    .where(
      and(
        eq(connectors.environmentId, environmentId),
        eq(connectors.id, connectorId),
        eq(connectors.type, 'media'),
        eq(connectors.ownerType, 'builtIn'),
      ),
    );
  return row !== undefined;
}
