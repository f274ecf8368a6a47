import {
  newVariable,
  resolveLayout,
  type Document,
  type ValueVariable,
  type VariableOf,
} from '@/engine/document';
import type { ActionEvent } from '@/engine/resolve';
import { SCRIPT_FUNCTIONS } from '@/engine/resolve/actions/functions';
import { ScriptState } from '@/engine/resolve/actions/scriptState';
import { sampleDocument } from '../../support/sampleDocument';
import { context } from './variables';

export const VARIABLES: Record<string, ValueVariable> = {
  text: { ...newVariable('Text'), value: 'one' } as VariableOf<'shortText'>,
  rich: newVariable('Rich', 'richText'),
  count: { ...newVariable('Count', 'number'), value: 4, maxValue: 100 } as VariableOf<'number'>,
  on: newVariable('On', 'boolean'),
  day: { ...newVariable('Day', 'date'), value: '2026-03-05' } as VariableOf<'date'>,
  size: {
    ...newVariable('Size', 'list'),
    items: [{ value: 's' }, { value: 'm' }, { value: 'l' }],
    selected: 'm',
  } as VariableOf<'list'>,
  logo: newVariable('Logo', 'image'),
  data: newVariable('Data', 'dataSource'),
};

/** The sample with a variable of each type, and with changes. */
export function documentOf(changes: Partial<Document> = {}): Document {
  const items = { ...sampleDocument().variables.items, ...VARIABLES };
  return { ...sampleDocument(), variables: { order: Object.keys(items), items }, ...changes };
}

/** Starts a script for an event; returns its calls and their results. */
export function startScript(document = documentOf(), event: ActionEvent = { event: 'documentLoaded' }) {
  const state = new ScriptState({ document, event, context });
  const call = (name: string, ...values: unknown[]) => SCRIPT_FUNCTIONS[name]?.(state, ...values);
  const variable = (id: string) => state.document.variables.items[id];
  const place = (frameId: string) =>
    resolveLayout(state.document, state.document.selectedLayoutId).placements.get(frameId);
  return { state, call, variable, place };
}
