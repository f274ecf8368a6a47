import { SCRIPT_SIGNATURES, STUDIO } from '@/engine/scripts';

/** What stands below `studio`: names of functions, and what is below. */
type Tree = { readonly [name: string]: string | Tree };

const STUDIO_TREE: Tree = { ...STUDIO, stylekit: STUDIO.brandKit };

/** What stands at a path below `studio`: the name of a function, or what is below. */
export const atPath = (path: readonly string[]): string | Tree | undefined =>
  path.reduce<string | Tree | undefined>(
    (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
    STUDIO_TREE,
  );

/** The function a piece of code calls: `getFrameX`, or what `studio.frames.getX` stands for. */
export function functionCalled(code: string): string | undefined {
  const path = code.split('.').map((name) => name.trim());
  const [root = '', ...rest] = path;
  if (rest.length === 0) return root in SCRIPT_SIGNATURES ? root : undefined;
  if (root !== 'studio') return undefined;
  const found = atPath(rest);
  return typeof found === 'string' ? found : undefined;
}
