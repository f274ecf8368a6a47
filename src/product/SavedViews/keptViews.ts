import { keep, readKept } from '@/product/browserKeeping';

/** A way to look at a list, kept under a name. */
export interface SavedView {
  /** No two views of a list share it, whatever its case. */
  readonly name: string;
  /** Search, order, filters and hidden columns, as `tableQuery` writes them. */
  readonly query: string;
}

const keyOf = (list: string): string => `views ${list}`;

function isView(kept: unknown): kept is SavedView {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, query } = kept as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
}

/** The views this browser keeps of a list, by name. @param list whose list it is, of what and where */
export async function readViews(list: string): Promise<readonly SavedView[]> {
  const kept = await readKept(keyOf(list));
  return Array.isArray(kept) ? kept.filter(isView) : [];
}

/**
 * Changes the views of a list as they are now, those another tab has kept meanwhile among them.
 * @returns the views then; `undefined` where the browser keeps nothing
 */
export async function changeViews(
  list: string,
  change: (views: readonly SavedView[]) => readonly SavedView[],
): Promise<readonly SavedView[] | undefined> {
  const views = [...change(await readViews(list))].sort((one, other) => one.name.localeCompare(other.name));
  return (await keep(keyOf(list), views)) ? views : undefined;
}
