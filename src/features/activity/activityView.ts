import { ACTIVITY_KINDS, type ActivityKind, type ActivityQuery } from '@/domain/activity';
import { endsBeforeStart } from '@/components/DateRange';

/** Filters of the activity; an empty text or list does not filter, and of several values one has to match. */
export interface ActivityView {
  /** Beginning of the names of objects. */
  readonly search: string;
  /** Ids of the actors. */
  readonly actors: readonly string[];
  readonly kinds: readonly string[];
  /** Single objects, as kind and id. */
  readonly objects: readonly string[];
  /** Days, as `YYYY-MM-DD`. */
  readonly start: string;
  readonly end: string;
}

export const EVERYTHING: ActivityView = {
  search: '',
  actors: [],
  kinds: [],
  objects: [],
  start: '',
  end: '',
};

/** Whether a view leaves anything out. */
export const isNarrowed = (view: ActivityView): boolean =>
  Object.values(view).some((value: string | readonly string[]) => value.length > 0);

const isKind = (kind: string): kind is ActivityKind => ACTIVITY_KINDS.some((known) => known === kind);

/** Builds the query for a view; drops impossible days and unknown kinds, which addresses may contain. */
export function queryOf({ search, actors, kinds, objects, start, end }: ActivityView): ActivityQuery {
  const isImpossible = endsBeforeStart({ start, end });
  const known = kinds.filter(isKind);
  return {
    ...(search !== '' && { search }),
    ...(actors.length > 0 && { actor: actors.join(',') }),
    ...(known.length > 0 && { kind: known.join(',') }),
    ...(objects.length > 0 && { object: objects.join(',') }),
    ...(start !== '' && !isImpossible && { startDate: start }),
    ...(end !== '' && !isImpossible && { endDate: end }),
  };
}
