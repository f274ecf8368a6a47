import { Target, UserRound } from 'lucide-react';
import type { ActivityEntry } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { objectKey } from '@/domain/activity';
import type { ActivityView } from './activityView';

interface Narrowing {
  view: ActivityView;
  onViewChange: (view: ActivityView) => void;
  /** Whether there may be several actors. */
  hasActors: boolean;
}

/** Lists the actions of a row: filter by its actor or its object, alone or in addition to the current filter. */
export function narrowingActions({ actor, object }: ActivityEntry, narrowing: Narrowing): MenuEntry[] {
  const { view, onViewChange, hasActors } = narrowing;
  const key = object.id === null ? undefined : objectKey(object.kind, object.id);
  const by = hasActors ? (actor.id ?? undefined) : undefined;
  return [
    ...choices(by, view.actors, { id: 'actor', what: `by ${actor.name}`, icon: UserRound }, (actors) =>
      onViewChange({ ...view, actors }),
    ),
    ...choices(key, view.objects, { id: 'object', what: object.name, icon: Target }, (objects) =>
      onViewChange({ ...view, objects }),
    ),
  ];
}

function choices(
  value: string | undefined,
  chosen: readonly string[],
  { id, what, icon }: { id: string; what: string; icon: typeof Target },
  onChoose: (values: readonly string[]) => void,
): MenuEntry[] {
  if (value === undefined) return [];
  const isAddable = chosen.length > 0 && !chosen.includes(value);
  return [
    { id, label: `Only ${what}`, icon, onSelect: () => onChoose([value]) },
    ...(isAddable
      ? [{ id: `also-${id}`, label: `Also ${what}`, icon, onSelect: () => onChoose([...chosen, value]) }]
      : []),
  ];
}
