import type { Id, ValueVariable, VariableOf } from '../../../document';
import { choicesOf } from '../../values/faultOfValue';
import { plainValue } from '../../values/plainValue';
import { setValue, type RawValue } from '../../values/setValue';
import { fail, type ScriptState } from '../scriptState';
import { textOf, textsOf, type ScriptFunction } from './arguments';

type Type = ValueVariable['type'];

/** Returns a variable by name; fails if it is of another type. */
export function variableOfType<Kind extends Type>(
  state: ScriptState,
  name: unknown,
  types: readonly Kind[],
): readonly [Id, VariableOf<Kind>] {
  const [id, variable] = state.variable(textOf(name, 'The name of the variable'));
  if (!(types as readonly Type[]).includes(variable.type))
    fail(`“${variable.name}” is no ${types.join(' or ')} variable.`);
  return [id, variable as VariableOf<Kind>];
}

/** Returns the value of a variable for scripts. */
export const valueOf = (variable: ValueVariable): RawValue =>
  variable.type === 'dataSource'
    ? fail(`“${variable.name}” is a source of data and has no single value.`)
    : plainValue(variable);

const isRaw = (value: unknown): value is RawValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Drops the time of a day, which `Date` includes. */
const asDay = (value: RawValue): RawValue =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : value;

/** Sets the value of a variable, even of a read-only one. The same value is no event. */
function assign(state: ScriptState, id: Id, variable: ValueVariable, value: unknown): void {
  const raw = isRaw(value) ? value : fail(`${JSON.stringify(value)} is no value of “${variable.name}”.`);
  const set = setValue(variable, variable.type === 'date' ? asDay(raw) : raw, state.context);
  if (set.fault !== undefined) fail(`“${variable.name}” can't be set: ${set.fault}`);
  if (valueOf(set.variable) === valueOf(variable)) return;
  state.apply({ kind: 'setVariable', variableId: id, variable: set.variable });
  state.events.push({ event: 'variableValueChanged', variableId: id });
}

const getter =
  (...types: readonly Type[]): ScriptFunction =>
  (state, name) =>
    valueOf(variableOfType(state, name, types)[1]);

const setter =
  (...types: readonly Type[]): ScriptFunction =>
  (state, name, value) => {
    const [id, variable] = variableOfType(state, name, types);
    assign(state, id, variable, value);
  };

const TEXT = ['shortText', 'longText', 'richText'] as const;
const ANY: readonly Type[] = [...TEXT, 'number', 'boolean', 'date', 'list', 'image', 'dataSource'];

/** Copies the value of a variable to another. */
function copyValue(state: ScriptState, from: unknown, to: unknown): void {
  const [, source] = variableOfType(state, from, ANY);
  const [id, target] = variableOfType(state, to, ANY);
  assign(state, id, target, valueOf(source));
}

function setAvailable(state: ScriptState, name: unknown, values: unknown): void {
  const [id, variable] = variableOfType(state, name, ['list']);
  const available = textsOf(values, 'items');
  const unknown = available.find((value) => !variable.items.some((item) => item.value === value));
  if (unknown !== undefined) fail(`“${variable.name}” has no item “${unknown}”.`);
  const isLost = variable.selected !== null && !available.includes(variable.selected);
  const changed = {
    ...variable,
    availableItems: [...available],
    selected: isLost ? null : variable.selected,
  };
  state.apply({ kind: 'setVariable', variableId: id, variable: changed });
  if (isLost) state.events.push({ event: 'variableValueChanged', variableId: id });
}

/**
 * Script functions for values of variables: dates are `yyyy-MM-dd`, lists give the selected item, images the id of the
 * asset.
 */
export const variableValues: Readonly<Record<string, ScriptFunction>> = {
  getVariableValue: getter(...ANY),
  setVariableValue: setter(...ANY),
  getTextVariableValue: getter(...TEXT),
  setTextVariableValue: setter(...TEXT),
  getNumberVariableValue: getter('number'),
  setNumberVariableValue: setter('number'),
  getBooleanVariableValue: getter('boolean'),
  setBooleanVariableValue: setter('boolean'),
  getDateVariableValue: getter('date'),
  setDateVariableValue: setter('date'),
  getListVariableValue: getter('list'),
  setListVariableValue: setter('list'),
  getImageVariableValue: getter('image'),
  setImageVariableValue: setter('image'),
  getSelectedItemFromListVariable: getter('list'),
  setSelectedItemFromListVariable: setter('list'),
  copyVariableValueFromTo: copyValue,
  getAllItemsFromListVariable: (state, name) =>
    variableOfType(state, name, ['list'])[1].items.map(({ value }) => value),
  getListVariableAvailableItems: (state, name) => choicesOf(variableOfType(state, name, ['list'])[1]),
  setListVariableAvailableItems: setAvailable,
};
