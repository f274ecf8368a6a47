import type { ReactNode } from 'react';
import type { ActivityView } from '@/features/activity';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';

interface AddressedView {
  view: ActivityView;
  onViewChange: (view: ActivityView) => void;
  views: ReactNode;
}

/**
 * Reads the activity filters from the address, and renders the saved views. @param placeId the subscription or
 * environment
 */
export function useActivityView(placeId: string): AddressedView {
  const [state, onStateChange] = useTableUrlState();
  const {
    actor = [],
    kind = [],
    object = [],
    start: [start = ''] = [],
    end: [end = ''] = [],
  } = state.filters;
  const onViewChange = ({ search, actors, kinds, objects, ...days }: ActivityView) => {
    const filters = {
      actor: actors,
      kind: kinds,
      object: objects,
      start: valuesOf(days.start),
      end: valuesOf(days.end),
    };
    onStateChange({ ...state, search, filters });
  };
  return {
    view: { search: state.search, actors: actor, kinds: kind, objects: object, start, end },
    onViewChange,
    views: <ListViews list="activity" placeId={placeId} state={state} onStateChange={onStateChange} />,
  };
}

const valuesOf = (day: string): readonly string[] => (day === '' ? [] : [day]);
