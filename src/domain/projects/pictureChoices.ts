import { isSameIgnoringCase } from '../equality';
import { itemNameKey } from '../item-name';
import { pathParts } from '../media';
import { invalidField, type Refusal } from '../refusal';
import type { ReachedImage } from './reach';

/** The rules of a variable for choosing pictures. */
interface ChoosingVariable {
  readonly type: string;
  readonly isReadonly?: boolean;
  readonly allowQuery?: boolean;
}

/** A folder of a connector, or several starting folders. */
type OfferedFolder = { readonly path: string } | { readonly starts: readonly string[] };

const asPath = (path: string): string => `/${pathParts(path).join('/')}`;

/**
 * Returns the folder that opens for choosing a picture, or refuses it.
 * @param image the folders its template names
 * @param asked a path of the connector; `/` is the variable's folder, or all of them if it has several.
 * @default `/`
 */
export function offeredFolder(
  variable: ChoosingVariable | undefined,
  image: Pick<ReachedImage, 'folders' | 'includesSubfolders'> | undefined,
  asked = '/',
): OfferedFolder | { readonly refusal: Refusal } {
  if (!image || variable?.type !== 'image' || variable.isReadonly === true || variable.allowQuery !== true)
    return { refusal: invalidField('variableId', 'For this field no picture is chosen.') };
  const starts = [...new Set(image.folders.map(asPath))];
  const path = asPath(asked);
  const isOffered = starts.some(
    (start) => isSameIgnoringCase(path, start) || (image.includesSubfolders && isBelow(path, start)),
  );
  if (isOffered) return { path };
  if (path !== '/')
    return { refusal: invalidField('folder', 'This field offers no pictures of that folder.') };
  const [only = '/'] = starts;
  return starts.length === 1 ? { path: only } : { starts };
}

/** Returns starting folders as entries of a list, filtered by a search in their names. */
export const startEntries = (starts: readonly string[], search = '') =>
  starts
    .map((path) => ({ type: 'folder' as const, path, name: pathParts(path).at(-1) ?? path }))
    .filter(({ name }) => itemNameKey(name).includes(itemNameKey(search.trim())));

const isBelow = (path: string, start: string): boolean =>
  path.toLowerCase().startsWith(start === '/' ? '/' : `${start.toLowerCase()}/`) &&
  !path.split('/').includes('..');
