import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { sourceTrouble } from '@/domain/connectors';
import type { FontExtension } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import {
  cropThatCounts,
  folderAt,
  foldersWithin,
  pathOf,
  type FolderPlace,
  type PictureVision,
} from '@/domain/media';
import { projectPictureId } from '@/domain/projects';
import { NotInSourceError, SourceError } from '../../connectors';
import type { Database } from '../../database';
import { connectors, fontFamilies, fontStyles, media } from '../../database/schema';
import type { Pictures } from '../../pictures';
import { RenderError, type PictureSource, type RendererPorts } from '../../rendering';
import type { Place } from '../../shares';
import type { ConnectorRow } from '../connectors/connectorQueries';
import { fetchPicture, type FetchedFile } from '../connectors/connectorFiles';
import type { Reach } from '../connectors/connectorSource';
import { findByName, requireAsset, selectFolders, type MediaRow } from '../media/mediaQueries';
import { UUID } from '../uuid';
import { findProjectPicture, type FoundUpload } from './findProjectPicture';
import { pictureBytes } from './pictureBytes';

/** The environment whose fonts and pictures are searched. */
export interface LibraryPlace {
  readonly database: Database;
  readonly environmentId: string;
}

/** The environment, and how its connectors are reached. */
export type ReachingPlace = LibraryPlace &
  Reach & {
    /** The project being drawn, whose own pictures are available. @default none */
    readonly projectId?: string | undefined;
  };

/** A file of the library. */
interface Found {
  readonly id: string;
  readonly fileHash: string;
}

/** An asset of the environment's media. */
type FoundAsset = Found & PictureVision & { readonly name: string };

/** A picture of any origin. */
type FoundPicture = FoundAsset | FoundUpload | FetchedFile;

type Wanted = Parameters<NonNullable<RendererPorts['loadFont']>>[0];

/**
 * Provides the fonts and pictures of one environment to the renderer.
 * @param options.isLenient whether to omit pictures of unreachable sources; else drawing fails
 */
export function libraryOf(
  place: ReachingPlace & { readonly pictures: Pictures },
  { isLenient = false }: { readonly isLenient?: boolean } = {},
): RendererPorts {
  const read = async (found: { readonly fileHash: string } | undefined) =>
    found && buffer(await place.storage.read(found.fileHash));
  const pictureOf = async (
    source: PictureSource,
    { stepAside }: Place,
  ): Promise<FoundPicture | undefined> => {
    try {
      return await findPicture({ ...place, stepAside }, source);
    } catch (error) {
      if (error instanceof UnreachedError && isLenient) return undefined;
      throw error instanceof UnreachedError ? new RenderError(error.message) : error;
    }
  };
  return {
    loadFont: async (font) => read(await findFont(place, font)),
    loadImage: async (source, held) => {
      const found = await pictureOf(source, held);
      if (!found || !('id' in found)) return read(found);
      return pictureBytes(place, await requireAsset(place.database, place.environmentId, found.id));
    },
    loadCrop: async (source, held) => {
      const found = await pictureOf(source, held);
      return found && 'visionCropMetadata' in found ? cropThatCounts(found) : undefined;
    },
  };
}

/** Finds the file of a style by its id, else by family and style name. */
export async function findFont(
  place: LibraryPlace,
  { fontStyleId, family, style }: Wanted,
): Promise<(Found & { extension: FontExtension }) | undefined> {
  const ofEnvironment = eq(fontFamilies.environmentId, place.environmentId);
  const find = async (which: ReturnType<typeof and>) => {
    const [row] = await place.database
      .select({
        id: fontStyles.id,
        fileHash: sql<string>`${fontStyles.fileHash}`,
        extension: fontStyles.extension,
      })
      .from(fontStyles)
      .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
      // Styles of the default family come with the platform.
      .where(and(ofEnvironment, isNotNull(fontStyles.fileHash), which));
    return row;
  };
  const isNamed = and(
    eq(fontFamilies.nameKey, itemNameKey(family)),
    eq(fontStyles.nameKey, itemNameKey(style)),
  );
  const byId = fontStyleId && UUID.test(fontStyleId) ? await find(eq(fontStyles.id, fontStyleId)) : undefined;
  return byId ?? find(isNamed);
}

/** The source of a connector is unreachable. The message is a sentence with its name and the reason. */
export class UnreachedError extends Error {
  override name = 'UnreachedError';
}

/**
 * The origin of a connector's pictures: a folder of the environment's media, null for all of them, or an external
 * source.
 */
export type Origin = { readonly folderId: string | null } | { readonly elsewhere: ConnectorRow };

/**
 * Finds the file of a picture, even if its connector is disabled. In the environment's media: by id, path or the first
 * match of its name. In a media folder: the same within it. In an external source: by the asset's id. In the drawn
 * project: by the id from its upload, for any connector.
 * @throws UnreachedError
 */
export async function findPicture(
  place: ReachingPlace,
  source: PictureSource,
): Promise<FoundPicture | undefined> {
  const uploadId = source.type === 'connector' ? projectPictureId(source.assetId) : undefined;
  if (uploadId !== undefined) return findProjectPicture(place.database, place.projectId, uploadId);
  const origin = source.type === 'connector' ? await originOf(place, source.connectorId) : undefined;
  if (source.type !== 'connector' || !origin) return undefined;
  if ('folderId' in origin) return findOwn(place, source.assetId, origin.folderId);
  try {
    return await fetchPicture(place, origin.elsewhere, source.assetId);
  } catch (error) {
    if (error instanceof NotInSourceError) return undefined;
    throw error instanceof SourceError
      ? new UnreachedError(sourceTrouble(origin.elsewhere.name, error.message), { cause: error })
      : error;
  }
}

/** Finds the origin of a connector's pictures; without a connector all media of the environment. */
export async function originOf(
  { database, environmentId }: LibraryPlace,
  connectorId: string,
): Promise<Origin | undefined> {
  if (connectorId === '') return { folderId: null };
  if (!UUID.test(connectorId)) return undefined;
  const [row] = await database
    .select()
    .from(connectors)
    .where(
      and(
        eq(connectors.environmentId, environmentId),
        eq(connectors.id, connectorId),
        eq(connectors.type, 'media'),
      ),
    );
  if (!row) return undefined;
  if (row.ownerType === 'builtIn') return { folderId: null };
  if (row.source?.type === 'folder') return { folderId: row.source.folderId };
  return row.source ? { elsewhere: row } : undefined;
}

/** Finds an asset of the environment's media by its id, path or name, in a folder or below it. */
export async function findOwn(
  place: LibraryPlace,
  assetId: string,
  folderId: string | null,
): Promise<FoundAsset | undefined> {
  const { database, environmentId } = place;
  const isPath = !UUID.test(assetId) && assetId.includes('/');
  const folders = isPath || folderId !== null ? await selectFolders(database, environmentId) : [];
  if (folderId !== null && !folders.some(({ id }) => id === folderId)) return undefined;
  if (isPath) return findByPath(place, folders, `${pathOf(folders, folderId)}/${assetId}`);
  const within = folderId === null ? undefined : inArray(media.folderId, foldersWithin(folders, folderId));
  const named = UUID.test(assetId) ? eq(media.id, assetId) : eq(media.nameKey, itemNameKey(assetId));
  return findAsset(place, and(named, within));
}

async function findByPath(
  { database, environmentId }: LibraryPlace,
  folders: readonly FolderPlace[],
  path: string,
): Promise<FoundAsset | undefined> {
  const slash = path.lastIndexOf('/');
  const folderId = folderAt(folders, path.slice(0, slash));
  if (folderId === undefined) return undefined;
  const found = await findByName(database, { environmentId, folderId }, path.slice(slash + 1));
  return found && asFound(found);
}

async function findAsset(
  { database, environmentId }: LibraryPlace,
  which: ReturnType<typeof and>,
): Promise<FoundAsset | undefined> {
  const [row] = await database
    .select()
    .from(media)
    .where(and(eq(media.environmentId, environmentId), eq(media.kind, 'asset'), which))
    .orderBy(asc(media.createdAt), asc(media.id))
    .limit(1);
  return row && asFound(row);
}

const asFound = ({ id, name, fileHash, drawnCrop, foundCrop }: MediaRow): FoundAsset | undefined =>
  fileHash === null
    ? undefined
    : { id, name, fileHash, manualCropMetadata: drawnCrop, visionCropMetadata: foundCrop };
