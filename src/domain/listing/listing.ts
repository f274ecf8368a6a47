import { invalidChoice, invalidField, type Refusal } from '../refusal';

/** Items of a page when nobody says how many. */
export const PAGE_SIZE = 50;

/** What a list is sorted by. */
export interface Sorting<Field extends string> {
  readonly by: Field;
  readonly direction: 'asc' | 'desc';
}

/** How a call says what a list is sorted by, in any case. */
interface SortQuery {
  readonly sortBy?: string | undefined;
  readonly sortOrder?: string | undefined;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What a list is sorted by, or why it can't be: `initial` unless the call says otherwise. */
export function readSorting<Field extends string>(
  { sortBy, sortOrder }: SortQuery,
  fields: readonly Field[],
  initial: Sorting<NoInfer<Field>>,
): Sorting<Field> | { readonly refusal: Refusal } {
  const by = sortBy === undefined ? initial.by : fields.find((field) => isSame(field, sortBy));
  if (!by) return { refusal: invalidChoice('sortBy', fields) };
  const untold = sortBy === undefined ? initial.direction : 'asc';
  const direction =
    sortOrder === undefined ? untold : (['asc', 'desc'] as const).find((each) => isSame(each, sortOrder));
  return direction ? { by, direction } : { refusal: invalidField('sortOrder', 'Must be asc or desc.') };
}

/** Why a list does not go on from a token that was changed, or made for something else. */
export const FOREIGN_TOKEN = invalidField(
  'nextPageToken',
  'This token was not made for this list, search and order.',
);
