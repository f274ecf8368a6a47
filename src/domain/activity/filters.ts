import { itemNameKey } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import { ACTIVITY_KINDS, type ActivityKind } from './writes';

/** What a list of writes may be narrowed down to, as it is asked for. */
export interface ActivityQuery {
  readonly actor?: string;
  readonly kind?: ActivityKind;
  readonly object?: string;
  readonly search?: string;
  readonly environmentId?: string;
  readonly startDate?: string;
  readonly endDate?: string;
}

/** The same as it is applied. */
export interface ActivityFilters {
  /** The id of a person, or the client id of an integration. */
  readonly actor: string | undefined;
  readonly kind: ActivityKind | undefined;
  /** See `objectKey`. */
  readonly object: string | undefined;
  /** What names begin with, see `itemNameKey`; everything where it is empty. */
  readonly nameKey: string;
  readonly environmentId: string | undefined;
  /** The first moment that counts, and the first that counts no more. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** How long entries are kept unless it is set otherwise, in days. */
export const ACTIVITY_DAYS = 400;

const DAY = 86_400_000;

/** Reads what is asked for; days are those of UTC, the last one included. */
export function readActivityFilters(
  query: ActivityQuery,
): { readonly refusal: Refusal } | { readonly value: ActivityFilters } {
  const { startDate, endDate, object } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate)
    return { refusal: invalidField('endDate', 'is before startDate') };
  const [kind = '', id = ''] = object?.split(':') ?? [];
  if (object !== undefined && (id === '' || !ACTIVITY_KINDS.some((known) => known === kind)))
    return { refusal: invalidField('object', 'is no kind and id, such as template:…') };
  return {
    value: {
      actor: query.actor?.toLowerCase(),
      kind: query.kind,
      object: object === undefined ? undefined : `${kind}:${id.toLowerCase()}`,
      nameKey: itemNameKey(query.search ?? ''),
      environmentId: query.environmentId?.toLowerCase(),
      from: startDate === undefined ? undefined : new Date(`${startDate}T00:00:00Z`),
      until: endDate === undefined ? undefined : new Date(Date.parse(`${endDate}T00:00:00Z`) + DAY),
    },
  };
}
