import { ACTIVITY_KINDS, type ActivityKind, type ActivityQuery } from '@/domain/activity';
import { endsBeforeStart } from '@/components/DateRange';

/** Which writes are looked at; an empty text narrows nothing down. */
export interface ActivityView {
  /** What names of things begin with. */
  readonly search: string;
  /** The id of who did it. */
  readonly actor: string;
  readonly kind: string;
  /** One thing, as its kind and id. */
  readonly object: string;
  /** Days, as `YYYY-MM-DD`. */
  readonly start: string;
  readonly end: string;
}

export const EVERYTHING: ActivityView = {
  ...{ search: '', actor: '', kind: '', object: '', start: '', end: '' },
};

/** Whether a view leaves anything out. */
export const isNarrowed = (view: ActivityView): boolean => Object.values(view).some((value) => value !== '');

const isKind = (kind: string): kind is ActivityKind => ACTIVITY_KINDS.some((known) => known === kind);

/** What is asked of the platform for a view; impossible days and unknown kinds, which addresses may hold, are left out. */
export function queryOf({ search, actor, kind, object, start, end }: ActivityView): ActivityQuery {
  const isImpossible = endsBeforeStart({ start, end });
  return {
    ...(search !== '' && { search }),
    ...(actor !== '' && { actor }),
    ...(isKind(kind) && { kind }),
    ...(object !== '' && { object }),
    ...(start !== '' && !isImpossible && { startDate: start }),
    ...(end !== '' && !isImpossible && { endDate: end }),
  };
}
