import { refusalOfItemName } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import { foldersWithin, nameInFolder, type FolderPlace } from './folders';

/** The treatment of an upload whose name is taken. */
export type WhenTaken = 'refuse' | 'replace' | 'keepBoth' | 'skip';

/** Refuses files in the root, which contains only folders. */
export const refusalOfRoot = (): Refusal =>
  invalidField('folderPath', 'Files lie in folders. Open a folder, or create one, and upload there.');

/** Refuses a name that is taken in the folder. */
export const refusalOfTakenName = (name: string): Refusal =>
  invalidField('name', `This folder already holds “${name}”.`);

/** Refuses an invalid name of a folder or an asset. */
export function refusalOfMediaName(typed: string): Refusal | undefined {
  if (/[/\\]/.test(typed)) return invalidField('name', 'A name has no slash in it.');
  if (/^\.{1,2}$/.test(typed.trim())) return invalidField('name', 'A name is more than dots.');
  return refusalOfItemName(typed);
}

/** Refuses to move a folder to another one; `target` is null for the root. */
export function refusalOfMove(
  folders: readonly FolderPlace[],
  folder: FolderPlace,
  target: string | null,
): Refusal | undefined {
  if (target === null || !foldersWithin(folders, folder.id).includes(target)) return undefined;
  return invalidField('folderPath', `“${folder.name}” can’t be moved into itself.`);
}

/** Returns the stored name of an asset; it keeps its extension even if a new name lacks it. */
export function assetName(typed: string, extension: string): string {
  const name = typed.trim();
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}

/**
 * Returns the first free name of `name (2)`, `name (3)` …, with the number before the extension.
 * @param taken normalised names in the folder, see `nameInFolder`
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 2; ; count += 1) {
    const next = addNumber(name, count);
    if (!taken.has(nameInFolder(next))) return next;
  }
}

/** Adds a number to a name, before the extension. */
export function addNumber(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem} (${count})${end}`;
}
