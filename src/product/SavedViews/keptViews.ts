import { keep, readKept } from '@/product/browserKeeping';

/** A named view of a list. */
export interface SavedView {
  /** Unique in its list, ignoring case. */
  readonly name: string;
  /** Search, order, filters and hidden columns, as `serialiseTableState` writes them. */
  readonly query: string;
}

const keyOf = (list: string): string => `views ${list}`;

function isView(kept: unknown): kept is SavedView {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, query } = kept as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
}

/**
 * Reads the views of a list from this browser, sorted by name.
 * @param list identifies the list, its owner and environment
 */
export async function readViews(list: string): Promise<readonly SavedView[]> {
  const kept = await readKept(keyOf(list));
  return Array.isArray(kept) ? kept.filter(isView) : [];
}

/**
 * Changes the stored views of a list, including those another tab has just saved.
 * @returns the new views; `undefined` if the browser stores nothing
 */
export async function changeViews(
  list: string,
  change: (views: readonly SavedView[]) => readonly SavedView[],
): Promise<readonly SavedView[] | undefined> {
  const views = [...change(await readViews(list))].sort((one, other) => one.name.localeCompare(other.name));
  return (await keep(keyOf(list), views)) ? views : undefined;
}
