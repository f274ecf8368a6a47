import type { Id, Trigger } from '@/engine/document';

/** What starts actions, in the words of its check box. */
export const EVENTS: readonly { readonly event: Trigger['event']; readonly label: string }[] = [
  { event: 'documentLoaded', label: 'The template is opened' },
  { event: 'selectedLayoutChanged', label: 'Another layout is shown' },
  { event: 'pageSizeChanged', label: 'The page has another size' },
  { event: 'frameMoved', label: 'A frame is moved' },
  { event: 'variableValueChanged', label: 'A variable has another value' },
];

/** The ids a trigger waits for; none where it waits for all of them or for something else. */
export const idsOf = (trigger: Trigger): readonly Id[] => {
  if (trigger.event === 'frameMoved') return trigger.frameIds ?? [];
  return trigger.event === 'variableValueChanged' ? (trigger.variableIds ?? []) : [];
};

/** A trigger of an event that waits for these, or for all where there are none. */
function triggerOf(event: Trigger['event'], ids: readonly Id[]): Trigger {
  if (event === 'frameMoved') return ids.length === 0 ? { event } : { event, frameIds: ids };
  if (event === 'variableValueChanged') return ids.length === 0 ? { event } : { event, variableIds: ids };
  return { event };
}

/** Triggers with or without those of an event. */
export function withEvent(
  triggers: readonly Trigger[],
  event: Trigger['event'],
  isWanted: boolean,
): readonly Trigger[] {
  const others = triggers.filter((trigger) => trigger.event !== event);
  return isWanted ? [...others, triggerOf(event, [])] : others;
}

/** Triggers of which the one of an event waits for these ids. */
export const withIds = (
  triggers: readonly Trigger[],
  event: Trigger['event'],
  ids: readonly Id[],
): readonly Trigger[] => {
  const at = triggers.findIndex((trigger) => trigger.event === event);
  return triggers.flatMap((trigger, index) =>
    trigger.event !== event ? [trigger] : index === at ? [triggerOf(event, ids)] : [],
  );
};
