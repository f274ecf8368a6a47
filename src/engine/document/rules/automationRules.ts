import type { FrameIndex } from '../frames/indexFrames';
import type { Document } from '../schema/document';
import type { Trigger } from '../schema/action';
import { faultAt, range, reference, unique, type Faults } from './check';

function* triggerRules(
  document: Document,
  frames: FrameIndex,
  trigger: Trigger,
  path: readonly PropertyKey[],
): Faults {
  if (trigger.event === 'frameMoved') {
    for (const [index, id] of (trigger.frameIds ?? []).entries()) {
      if (!frames.has(id)) yield faultAt([...path, 'frameIds', index], `There is no frame ${id}.`);
    }
  }
  if (trigger.event === 'variableValueChanged') {
    for (const [index, id] of (trigger.variableIds ?? []).entries()) {
      yield* reference(document.variables.items, id, 'variable', [...path, 'variableIds', index]);
    }
  }
}

/** Checks actions: their names and triggers. */
export function* rulesOfActions(document: Document, frames: FrameIndex): Faults {
  const actions = Object.entries(document.actions.items);
  yield* unique(
    actions.map(([id, { name }]) => [name, ['actions', 'items', id, 'name']] as const),
    'actions named',
  );
  for (const [id, { triggers }] of actions) {
    for (const [index, trigger] of triggers.entries()) {
      yield* triggerRules(document, frames, trigger, ['actions', 'items', id, 'triggers', index]);
    }
  }
}

/** Checks that connectors are mapped to existing variables. */
export function* rulesOfConnectors(document: Document): Faults {
  for (const [id, { mappings }] of Object.entries(document.connectors.items)) {
    for (const [index, mapping] of mappings.entries()) {
      if (mapping.type !== 'variable') continue;
      const path = ['connectors', 'items', id, 'mappings', index, 'variableId'];
      yield* reference(document.variables.items, mapping.variableId, 'variable', path);
    }
  }
}

/** Checks that constraints are for existing frames. */
export function* rulesOfConstraints(document: Document, frames: FrameIndex): Faults {
  for (const [id, { fontSizeMin, fontSizeMax }] of Object.entries(document.constraints.frames)) {
    const path = ['constraints', 'frames', id];
    if (!frames.has(id)) yield faultAt(path, `There is no frame ${id}.`);
    yield* range(fontSizeMin, fontSizeMax, [...path, 'fontSizeMin']);
  }
}
