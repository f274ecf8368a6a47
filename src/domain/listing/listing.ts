import { isSameIgnoringCase } from '../equality';
import { invalidChoice, invalidField, type Refusal } from '../refusal';

/** The default number of items on a page. */
export const PAGE_SIZE = 50;

/** The sorting of a list. */
export interface Sorting<Field extends string> {
  readonly by: Field;
  readonly direction: 'asc' | 'desc';
}

/** The sorting in a query, in any case. */
interface SortQuery {
  readonly sortBy?: string | undefined;
  readonly sortOrder?: string | undefined;
}

/** Reads the sorting of a list, or refuses it; `initial` is the default. */
export function readSorting<Field extends string>(
  { sortBy, sortOrder }: SortQuery,
  fields: readonly Field[],
  initial: Sorting<NoInfer<Field>>,
): Sorting<Field> | { readonly refusal: Refusal } {
  const by = sortBy === undefined ? initial.by : fields.find((field) => isSameIgnoringCase(field, sortBy));
  if (!by) return { refusal: invalidChoice('sortBy', fields) };
  const untold = sortBy === undefined ? initial.direction : 'asc';
  const direction =
    sortOrder === undefined
      ? untold
      : (['asc', 'desc'] as const).find((each) => isSameIgnoringCase(each, sortOrder));
  return direction ? { by, direction } : { refusal: invalidField('sortOrder', 'Must be asc or desc.') };
}

/** The refusal of a page token that was changed or belongs to another list. */
export const FOREIGN_TOKEN = invalidField(
  'nextPageToken',
  'This token was not made for this list, search and order.',
);
