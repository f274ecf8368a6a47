/** A folder as far as its place goes. `parentId` is null for one at the root. */
export interface FolderPlace {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** Names of a path from the root, empty for the root itself; slashes at its ends and doubled ones count for nothing. */
export const pathParts = (path: string): string[] => path.split('/').filter((part) => part.trim() !== '');

/** Where an entry is, with its own name: `/Brand/Logos/mark.png`. */
export const pathOfEntry = ({ relativePath, name }: { relativePath: string; name: string }): string =>
  `/${[...pathParts(relativePath), name].join('/')}`;

/** Where something lies: `/` for the root, else the names of the folders with a slash before each. */
export function pathOf(folders: readonly FolderPlace[], folderId: string | null): string {
  const names: string[] = [];
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  for (let at = folderId && byId.get(folderId); at; at = at.parentId && byId.get(at.parentId))
    names.unshift(at.name);
  return `/${names.join('/')}`;
}

/** The folder at a path, its names in any case: null for the root, undefined when there is none. */
export function folderAt(folders: readonly FolderPlace[], path: string): string | null | undefined {
  let at: string | null = null;
  for (const name of pathParts(path)) {
    const next = folders.find((folder) => folder.parentId === at && isSameName(folder.name, name));
    if (!next) return undefined;
    at = next.id;
  }
  return at;
}

/** A folder and all folders below it, by id; for null every folder there is. */
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

/** The form of a name by which a folder tells its entries apart: in any case. */
export const nameInFolder = (name: string): string => name.trim().toLowerCase();

const isSameName = (one: string, other: string) => nameInFolder(one) === nameInFolder(other);
