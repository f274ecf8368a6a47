import { SCRIPT_SIGNATURES, STUDIO } from '@/engine/scripts';

/** The names below `studio`: functions and nested objects. */
type Tree = { readonly [name: string]: string | Tree };

const STUDIO_TREE: Tree = { ...STUDIO, stylekit: STUDIO.brandKit };

/** Returns the function name or nested object at a path below `studio`. */
export const findAtPath = (path: readonly string[]): string | Tree | undefined =>
  path.reduce<string | Tree | undefined>(
    (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
    STUDIO_TREE,
  );

/** Returns the function a piece of code calls: `getFrameX`, or the one behind `studio.frames.getX`. */
export function findCalledFunction(code: string): string | undefined {
  const path = code.split('.').map((name) => name.trim());
  const [root = '', ...rest] = path;
  if (rest.length === 0) return root in SCRIPT_SIGNATURES ? root : undefined;
  if (root !== 'studio') return undefined;
  const found = findAtPath(rest);
  return typeof found === 'string' ? found : undefined;
}
