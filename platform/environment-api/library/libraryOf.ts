import { and, asc, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { itemNameKey } from '@/domain/item-name';
import { folderAt } from '@/domain/media';
import type { Database } from '../../database';
import { connectors, fontFamilies, fontStyles, media } from '../../database/schema';
import type { PictureSource, RendererPorts } from '../../rendering';
import type { Storage } from '../../storage';
import { findByName, selectFolders } from '../media/mediaQueries';

interface Place {
  readonly database: Database;
  readonly storage: Storage;
  readonly environmentId: string;
}

type Wanted = Parameters<NonNullable<RendererPorts['loadFont']>>[0];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The fonts and pictures of one environment, and of no other, for drawing its documents. */
export function libraryOf(place: Place): RendererPorts {
  const read = async (hash: string | null | undefined) =>
    hash ? buffer(await place.storage.read(hash)) : undefined;
  return {
    loadFont: async (font) => read(await findFont(place, font)),
    loadImage: async (source) => read(await findPicture(place, source)),
  };
}

/** The file of a style by its id, else by the names of family and style. */
async function findFont(place: Place, { fontStyleId, family, style }: Wanted): Promise<string | undefined> {
  const ofEnvironment = eq(fontFamilies.environmentId, place.environmentId);
  const find = async (which: ReturnType<typeof and>) => {
    const [row] = await place.database
      .select({ hash: fontStyles.fileHash })
      .from(fontStyles)
      .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
      .where(and(ofEnvironment, which));
    return row?.hash;
  };
  const isNamed = and(
    eq(fontFamilies.nameKey, itemNameKey(family)),
    eq(fontStyles.nameKey, itemNameKey(style)),
  );
  const byId = fontStyleId && UUID.test(fontStyleId) ? await find(eq(fontStyles.id, fontStyleId)) : undefined;
  return byId ?? find(isNamed);
}

/** The file of an asset by its id, its path or, as the first one there is, its name. Other sources have none here. */
async function findPicture(place: Place, source: PictureSource): Promise<string | null | undefined> {
  if (source.type !== 'connector' || !(await isOwnMedia(place, source.connectorId))) return undefined;
  const { assetId } = source;
  if (UUID.test(assetId)) return findAsset(place, eq(media.id, assetId));
  const slash = assetId.lastIndexOf('/');
  if (slash < 0) return findAsset(place, eq(media.nameKey, itemNameKey(assetId)));
  const { database, environmentId } = place;
  const folderId = folderAt(await selectFolders(database, environmentId), assetId.slice(0, slash));
  if (folderId === undefined) return undefined;
  return (await findByName(database, { environmentId, folderId }, assetId.slice(slash + 1)))?.fileHash;
}

async function findAsset({ database, environmentId }: Place, which: ReturnType<typeof eq>) {
  const [row] = await database
    .select({ hash: media.fileHash })
    .from(media)
    .where(and(eq(media.environmentId, environmentId), eq(media.kind, 'asset'), which))
    .orderBy(asc(media.createdAt), asc(media.id))
    .limit(1);
  return row?.hash;
}

/** Whether a connector is the one to the media of the environment itself. */
async function isOwnMedia({ database, environmentId }: Place, connectorId: string): Promise<boolean> {
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
