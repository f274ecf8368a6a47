import { refusalOfItemName } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import { foldersWithin, nameInFolder, type FolderPlace } from './folders';

/** What is done with an upload whose name the folder holds already. */
export type WhenTaken = 'refuse' | 'replace' | 'keepBoth' | 'skip';

/** The root holds folders only. */
export const refusalOfRoot = (): Refusal =>
  invalidField('folderPath', 'Files lie in folders. Open a folder, or create one, and upload there.');

/** An entry of the folder has the name already. */
export const refusalOfTakenName = (name: string): Refusal =>
  invalidField('name', `This folder already holds “${name}”.`);

/** Why a folder or an asset can't have this name. */
export function refusalOfMediaName(typed: string): Refusal | undefined {
  if (/[/\\]/.test(typed)) return invalidField('name', 'A name has no slash in it.');
  if (/^\.{1,2}$/.test(typed.trim())) return invalidField('name', 'A name is more than dots.');
  return refusalOfItemName(typed);
}

/** Why a folder can't be moved to another one; `target` is null for the root. */
export function refusalOfMove(
  folders: readonly FolderPlace[],
  folder: FolderPlace,
  target: string | null,
): Refusal | undefined {
  if (target === null || !foldersWithin(folders, folder.id).includes(target)) return undefined;
  return invalidField('folderPath', `“${folder.name}” can’t be moved into itself.`);
}

/** An asset's name as it is stored: it keeps its extension, whoever leaves it out when renaming. */
export function assetName(typed: string, extension: string): string {
  const name = typed.trim();
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}

/**
 * The first of `name (2)`, `name (3)` … that is free, before the extension when there is one.
 * @param taken names of the folder as `nameInFolder` gives them
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 2; ; count += 1) {
    const next = numberedName(name, count);
    if (!taken.has(nameInFolder(next))) return next;
  }
}

/** A name with a number, before the extension when there is one. */
export function numberedName(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem} (${count})${end}`;
}
