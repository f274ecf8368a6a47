/** Search and order of a list. */
export interface ListView<By extends string> {
  /** Part of a name; empty for all items. */
  readonly search: string;
  readonly sort: { readonly by: By; readonly direction: 'asc' | 'desc' };
}

const BY_NAME = [
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
] as const;

const BY_DATE = [
  { value: 'modified:desc', label: 'Last changed' },
  { value: 'modified:asc', label: 'Changed longest ago' },
  { value: 'created:desc', label: 'Newest' },
  { value: 'created:asc', label: 'Oldest' },
] as const;

/** The available orders, with names or dates first. */
export const ORDERS = { name: [...BY_NAME, ...BY_DATE], date: [...BY_DATE, ...BY_NAME] };
