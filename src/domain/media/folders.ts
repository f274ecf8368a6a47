/** The place of a folder. `parentId` is null at the root. */
export interface FolderPlace {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** Splits a path into names from the root; empty for the root itself. Outer and doubled slashes are ignored. */
export const pathParts = (path: string): string[] => path.split('/').filter((part) => part.trim() !== '');

/** Returns the path of an entry with its name: `/Brand/Logos/mark.png`. */
export const pathOfEntry = ({ relativePath, name }: { relativePath: string; name: string }): string =>
  `/${[...pathParts(relativePath), name].join('/')}`;

/** Returns the path of a folder: `/` for the root, otherwise the names of the folders with a slash before each. */
export function pathOf(folders: readonly FolderPlace[], folderId: string | null): string {
  const names: string[] = [];
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  for (let at = folderId && byId.get(folderId); at; at = at.parentId && byId.get(at.parentId))
    names.unshift(at.name);
  return `/${names.join('/')}`;
}

/** Finds a folder by its path in any case: null for the root, undefined if there is none. */
export function folderAt(folders: readonly FolderPlace[], path: string): string | null | undefined {
  let at: string | null = null;
  for (const name of pathParts(path)) {
    const next = folders.find((folder) => folder.parentId === at && isSameName(folder.name, name));
    if (!next) return undefined;
    at = next.id;
  }
  return at;
}

/** Returns the ids of a folder and all its descendants; all folders for null. */
export function foldersWithin(folders: readonly FolderPlace[], folderId: string | null): string[] {
  const found = folderId === null ? [] : [folderId];
  const queue: (string | null)[] = [folderId];
  while (queue.length > 0) {
    const parent = queue.shift() ?? null;
    const below = folders.filter(({ parentId }) => parentId === parent).map(({ id }) => id);
    found.push(...below);
    queue.push(...below);
  }
  return found;
}

/** Normalises a name for comparison within a folder, ignoring case. */
export const nameInFolder = (name: string): string => name.trim().toLowerCase();

const isSameName = (one: string, other: string) => nameInFolder(one) === nameInFolder(other);
