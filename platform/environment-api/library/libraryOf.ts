import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { sourceTrouble } from '@/domain/connector';
import type { FontExtension } from '@/domain/font';
import { itemNameKey } from '@/domain/item-name';
import {
  cropThatCounts,
  folderAt,
  foldersWithin,
  pathOf,
  type FolderPlace,
  type PictureVision,
} from '@/domain/media';
import { projectPictureId } from '@/domain/project';
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

/** Whose fonts and pictures. */
export interface LibraryPlace {
  readonly database: Database;
  readonly environmentId: string;
}

/** Whose, and how their connectors are reached. */
export type ReachingPlace = LibraryPlace &
  Reach & {
    /** The project whose document is drawn, and whose own pictures it may show. @default none */
    readonly projectId?: string | undefined;
  };

/** A file of the library. */
interface Found {
  readonly id: string;
  readonly fileHash: string;
}

/** An asset of the environment's media. */
type FoundAsset = Found & PictureVision & { readonly name: string };

/** A picture, wherever it is from. */
type FoundPicture = FoundAsset | FoundUpload | FetchedFile;

type Wanted = Parameters<NonNullable<RendererPorts['loadFont']>>[0];

/**
 * The fonts and pictures of one environment, and of no other, for drawing its documents.
 * @param options.isLenient whether a picture whose source can't be reached is left out; else nothing is drawn
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

/** The file of a style by its id, else by the names of family and style. */
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
      // Those of the default family come with the platform.
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

/** The source of a connector can't be reached. The message is a sentence that says which one and why. */
export class UnreachedError extends Error {
  override name = 'UnreachedError';
}

/** Where the pictures of a connector are: in a folder of the environment's media, null for all of them, or elsewhere. */
export type Origin = { readonly folderId: string | null } | { readonly elsewhere: ConnectorRow };

/**
 * The file of a picture, whether its connector is enabled or not: of the environment's media by the asset's id, its path or,
 * as the first one there is, its name; of a folder of them by the same within it; of a source elsewhere by the asset's id; of
 * the project that is drawn by what its upload answered, whichever connector is named.
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

/** Whether there is such a picture, as far as that is known without asking a source elsewhere. */
export async function mayHavePicture(place: LibraryPlace, source: PictureSource): Promise<boolean> {
  const origin = source.type === 'connector' ? await originOf(place, source.connectorId) : undefined;
  if (source.type !== 'connector' || !origin) return false;
  return 'elsewhere' in origin || (await findOwn(place, source.assetId, origin.folderId)) !== undefined;
}

/** Where the pictures of a connector are; without one named in all media of the environment. */
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

/** An asset of the environment's media by what a document calls it, in a folder or below it. */
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
