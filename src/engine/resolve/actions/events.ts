import type { Id, Trigger } from '../../document';

/** An event in a document that may trigger actions. */
export type ActionEvent =
  | { readonly event: 'documentLoaded' | 'selectedLayoutChanged' | 'pageSizeChanged' }
  | { readonly event: 'frameMoved'; readonly frameId: Id }
  | { readonly event: 'variableValueChanged'; readonly variableId: Id };

/** Whether an event matches a trigger. */
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

/** Removes repeated events; each stays at its first position. */
export const withoutRepetitions = (events: readonly ActionEvent[]): readonly ActionEvent[] => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values(),
];
