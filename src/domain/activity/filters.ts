import { itemNameKey } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import { ACTIVITY_KINDS, type ActivityKind } from './writes';

/**
 * What a list of writes may be narrowed down to, as it is asked for. `actor`, `kind` and `object` hold several values with
 * commas between them, of which one has to match.
 */
export interface ActivityQuery {
  readonly actor?: string;
  readonly kind?: string;
  readonly object?: string;
  readonly search?: string;
  readonly environmentId?: string;
  readonly startDate?: string;
  readonly endDate?: string;
}

/** The same as it is applied. */
export interface ActivityFilters {
  /** Ids of persons and client ids of integrations; everybody where there is none. */
  readonly actors: readonly string[];
  /** All kinds where there is none. */
  readonly kinds: readonly ActivityKind[];
  /** See `objectKey`; everything where there is none. */
  readonly objects: readonly string[];
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

const isKind = (text: string): text is ActivityKind => ACTIVITY_KINDS.some((known) => known === text);

/** The values of one filter, each once. */
const valuesOf = (text: string | undefined): readonly string[] => [...new Set(text?.split(','))];

/** Reads what is asked for; days are those of UTC, the last one included. */
export function readActivityFilters(
  query: ActivityQuery,
): { readonly refusal: Refusal } | { readonly value: ActivityFilters } {
  const { startDate, endDate } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate)
    return { refusal: invalidField('endDate', 'is before startDate') };
  const kinds = valuesOf(query.kind);
  if (!kinds.every(isKind))
    return { refusal: invalidField('kind', 'holds what is no kind of thing, such as template') };
  const objects = valuesOf(query.object).map((object) => object.split(':'));
  if (!objects.every(([kind = '', id = '']) => id !== '' && isKind(kind)))
    return { refusal: invalidField('object', 'holds what is no kind and id, such as template:…') };
  return {
    value: {
      actors: valuesOf(query.actor?.toLowerCase()),
      kinds,
      objects: objects.map(([kind = '', id = '']) => `${kind}:${id.toLowerCase()}`),
      nameKey: itemNameKey(query.search ?? ''),
      environmentId: query.environmentId?.toLowerCase(),
      from: startDate === undefined ? undefined : new Date(`${startDate}T00:00:00Z`),
      until: endDate === undefined ? undefined : new Date(Date.parse(`${endDate}T00:00:00Z`) + DAY),
    },
  };
}
