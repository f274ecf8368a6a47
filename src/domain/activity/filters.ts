import { itemNameKey } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import { ACTIVITY_KINDS, type ActivityKind } from './writes';

/**
 * Filters of a list of writes, as given. `actor`, `kind` and `object` contain values separated by commas, of which one
 * must match.
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

/** The parsed filters. */
export interface ActivityFilters {
  /** Ids of people and client ids of integrations; empty for all. */
  readonly actors: readonly string[];
  /** Kinds of objects; empty for all. */
  readonly kinds: readonly ActivityKind[];
  /** Object keys, see `objectKey`; empty for all. */
  readonly objects: readonly string[];
  /** The beginning of names, see `itemNameKey`; empty for all. */
  readonly nameKey: string;
  readonly environmentId: string | undefined;
  /** The first moment included, and the first one excluded. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** The default retention of entries, in days. */
export const ACTIVITY_DAYS = 400;

const DAY = 86_400_000;

const isKind = (text: string): text is ActivityKind => ACTIVITY_KINDS.some((known) => known === text);

/** Returns the values of a filter without duplicates. */
const valuesOf = (text: string | undefined): readonly string[] => [...new Set(text?.split(','))];

/** Parses filters; days are in UTC, the last one is included. */
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
