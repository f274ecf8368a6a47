import { indexFrames } from '../../../document/frames/indexFrames';
import type { ScriptState } from '../scriptState';
import type { ScriptFunction } from './arguments';
import { valueOf } from './variableValues';

function changedVariable({ document, event }: ScriptState) {
  const variable =
    event.event === 'variableValueChanged' ? document.variables.items[event.variableId] : undefined;
  return variable?.type === 'group' ? undefined : variable;
}

/** Script functions for the triggering event; they return `null` for other events. */
export const triggered: Readonly<Record<string, ScriptFunction>> = {
  getTriggeredEvent: ({ event }) => event.event,
  getTriggeredVariableName: (state) => changedVariable(state)?.name ?? null,
  getTriggeredVariableValue: (state) => {
    const variable = changedVariable(state);
    return variable ? valueOf(variable) : null;
  },
  getTriggeredFrameName: ({ document, event }) =>
    event.event === 'frameMoved' ? (indexFrames(document).get(event.frameId)?.frame.name ?? null) : null,
  getTriggeredLayoutName: ({ document, event }) =>
    event.event === 'selectedLayoutChanged'
      ? (document.layouts.items[document.selectedLayoutId]?.name ?? null)
      : null,
};
