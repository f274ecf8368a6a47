import { pathParts } from '../media';
import { invalidField, type Refusal } from '../refusal';

/** A variable's rules for pictures that are chosen for it. */
interface ChoosingVariable {
  readonly type: string;
  readonly isReadonly?: boolean;
  readonly allowQuery?: boolean;
  readonly folder?: { readonly type: string; readonly path?: string };
  readonly includeSubfolders?: boolean;
  readonly value?: unknown;
}

/** A folder of a connector of which pictures are offered for a variable. */
interface OfferedFolder {
  /** Its path, such as `/Brand/Logos`. */
  readonly path: string;
  /** Whether folders in it can be opened. */
  readonly hasSubfolders: boolean;
}

const asPath = (path: string): string => `/${pathParts(path).join('/')}`;

/**
 * The folder that is opened to choose a picture for a variable, or why none is.
 * @param asked a path below the folder of the variable. @default that folder
 */
export function offeredFolder(
  variable: ChoosingVariable | undefined,
  asked?: string,
): OfferedFolder | { readonly refusal: Refusal } {
  if (variable?.type !== 'image' || variable.isReadonly === true || variable.allowQuery !== true)
    return { refusal: invalidField('variableId', 'For this field no picture is chosen.') };
  const { folder, includeSubfolders = false } = variable;
  const start = asPath(folder?.type === 'fixed' ? (folder.path ?? '') : '');
  const path = asked === undefined ? start : asPath(asked);
  const key = path.toLowerCase();
  const isOffered = key === start.toLowerCase() || (includeSubfolders && isBelow(key, start.toLowerCase()));
  if (!isOffered) return { refusal: invalidField('folder', 'This field offers no pictures of that folder.') };
  return { path, hasSubfolders: includeSubfolders };
}

const isBelow = (path: string, start: string): boolean =>
  path.startsWith(start === '/' ? '/' : `${start}/`) && !path.split('/').includes('..');
