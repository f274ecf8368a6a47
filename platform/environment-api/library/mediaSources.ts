import { folderAt, pathOf, pathParts } from '@/domain/media';
import { selectConnectors } from '../connectors/connectorQueries';
import { selectFolders } from '../media/mediaQueries';
import type { LibraryPlace, Origin } from './libraryOf';

/** The media connectors and folders of an environment, read once. */
export interface MediaSources {
  /** One key for all connectors of the environment's own media; undefined for an unknown connector. */
  keyOf(connectorId: string): string | undefined;
  /** Keys of the connectors an image variable may use: that of its picture, else the default one. */
  ofImage(connectorId: string | undefined): readonly string[];
  /** The origin of a connector's pictures, by its key. */
  originOf(key: string): Origin | undefined;
  /** The path of a folder relative to the root of a connector; undefined for one outside it. */
  pathBelow(root: string | null, folderId: string | null): string | undefined;
  /** The folder at a path relative to the root of a connector. */
  folderBelow(root: string | null, path: string): string | null | undefined;
}

/** The key of the environment's own media. */
const OWN = '';

/** Reads the media connectors and folders of an environment. */
export async function openMediaSources({ database, environmentId }: LibraryPlace): Promise<MediaSources> {
  const connectors = (await selectConnectors(database, environmentId)).filter(({ type }) => type === 'media');
  const folders = await selectFolders(database, environmentId);
  const byId = new Map(connectors.map((connector) => [connector.id, connector]));
  const keyOf = (connectorId: string): string | undefined => {
    if (connectorId === OWN) return OWN;
    const found = byId.get(connectorId.toLowerCase());
    return found?.ownerType === 'builtIn' ? OWN : found?.id;
  };
  const standard = connectors.find(({ isDefault }) => isDefault);
  const ids = new Set(folders.map(({ id }) => id));
  const paths = new Map<string | null, string>();
  const pathOfFolder = (folderId: string | null): string => {
    const path = paths.get(folderId) ?? pathOf(folders, folderId);
    paths.set(folderId, path);
    return path;
  };
  // The folder of a connector may have been deleted.
  const isGone = (root: string | null) => root !== null && !ids.has(root);
  return {
    keyOf,
    ofImage: (connectorId) => {
      const keys = connectorId === undefined ? [OWN, keyOf(standard?.id ?? OWN)] : [keyOf(connectorId)];
      return keys.filter((key) => key !== undefined);
    },
    originOf: (key) => {
      if (key === OWN) return { folderId: null };
      const connector = byId.get(key);
      if (connector?.source?.type === 'folder') return { folderId: connector.source.folderId };
      return connector?.source ? { elsewhere: connector } : undefined;
    },
    pathBelow: (root, folderId) => {
      if (isGone(root)) return undefined;
      const [base, path] = [root === null ? '' : pathOfFolder(root), pathOfFolder(folderId)];
      if (path === base) return '/';
      return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
    },
    folderBelow: (root, path) => {
      if (isGone(root)) return undefined;
      const base = root === null ? [] : pathParts(pathOfFolder(root));
      return folderAt(folders, `/${[...base, ...pathParts(path)].join('/')}`);
    },
  };
}
