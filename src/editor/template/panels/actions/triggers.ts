import type { Id, Trigger } from '@/engine/document';

/** The events that trigger actions, with the labels of their checkboxes. */
export const EVENTS: readonly { readonly event: Trigger['event']; readonly label: string }[] = [
  { event: 'documentLoaded', label: 'The template is opened' },
  { event: 'selectedLayoutChanged', label: 'Another layout is shown' },
  { event: 'pageSizeChanged', label: 'The page has another size' },
  { event: 'frameMoved', label: 'A frame is moved' },
  { event: 'variableValueChanged', label: 'A variable has another value' },
];

/** Returns the ids a trigger is restricted to; empty for all, or if it has no such restriction. */
export const idsOf = (trigger: Trigger): readonly Id[] => {
  if (trigger.event === 'frameMoved') return trigger.frameIds ?? [];
  return trigger.event === 'variableValueChanged' ? (trigger.variableIds ?? []) : [];
};

/** Creates a trigger restricted to these ids; to all if there are none. */
function triggerOf(event: Trigger['event'], ids: readonly Id[]): Trigger {
  if (event === 'frameMoved') return ids.length === 0 ? { event } : { event, frameIds: ids };
  if (event === 'variableValueChanged') return ids.length === 0 ? { event } : { event, variableIds: ids };
  return { event };
}

/** Adds or removes the trigger of an event. */
export function toggleEvent(
  triggers: readonly Trigger[],
  event: Trigger['event'],
  isWanted: boolean,
): readonly Trigger[] {
  const others = triggers.filter((trigger) => trigger.event !== event);
  return isWanted ? [...others, triggerOf(event, [])] : others;
}

/** Restricts the trigger of an event to these ids. */
export const restrictTrigger = (
  triggers: readonly Trigger[],
  event: Trigger['event'],
  ids: readonly Id[],
): readonly Trigger[] => {
  const at = triggers.findIndex((trigger) => trigger.event === event);
  return triggers.flatMap((trigger, index) =>
    trigger.event !== event ? [trigger] : index === at ? [triggerOf(event, ids)] : [],
  );
};
