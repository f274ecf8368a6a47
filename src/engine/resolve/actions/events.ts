import type { Id, Trigger } from '../../document';

/** What happened to a document that actions may wait for. */
export type ActionEvent =
  | { readonly event: 'documentLoaded' | 'selectedLayoutChanged' | 'pageSizeChanged' }
  | { readonly event: 'frameMoved'; readonly frameId: Id }
  | { readonly event: 'variableValueChanged'; readonly variableId: Id };

/** Whether an event starts what this trigger belongs to. */
export function isTriggered(trigger: Trigger, event: ActionEvent): boolean {
  if (trigger.event === 'frameMoved')
    return event.event === 'frameMoved' && (trigger.frameIds ?? [event.frameId]).includes(event.frameId);
  if (trigger.event === 'variableValueChanged')
    return (
      event.event === 'variableValueChanged' &&
      (trigger.variableIds ?? [event.variableId]).includes(event.variableId)
    );
  return trigger.event === event.event;
}

/** The events without repetitions, each where it came first. */
export const withoutRepetitions = (events: readonly ActionEvent[]): readonly ActionEvent[] => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values(),
];
