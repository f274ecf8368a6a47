import type { ValueVariable } from '../../../document';
import { isShown } from '../../values/isShown';
import { plainValue } from '../../values/plainValue';
import { fail, type ScriptState } from '../scriptState';
import { booleanOf, numberOf, textOf, type ScriptFunction } from './arguments';
import { variableOfType } from './variableValues';

/** Returns a variable of any type by name. */
const findVariable = (state: ScriptState, name: unknown) =>
  state.variable(textOf(name, 'The name of the variable'));

/** Changes settings of a variable; this is no event. */
function change(state: ScriptState, name: unknown, settings: (variable: ValueVariable) => object): void {
  const [variableId, variable] = findVariable(state, name);
  const changed = { ...variable, ...settings(variable) } as ValueVariable;
  state.apply({ kind: 'setVariable', variableId, variable: changed });
}

/** Sets the text before or after the value, and keeps its character style. */
const affix =
  (key: 'prefix' | 'suffix'): ScriptFunction =>
  (state, name, value) =>
    change(state, name, (variable) => {
      if (['richText', 'boolean', 'image', 'dataSource'].includes(variable.type))
        fail(`“${variable.name}” has no ${key}.`);
      const before = key in variable ? (variable as { prefix?: object; suffix?: object })[key] : undefined;
      return { [key]: { ...before, value: textOf(value, `The ${key}`) } };
    });

const ofNumber =
  (key: 'decimalSeparator' | 'thousandsSeparator'): ScriptFunction =>
  (state, name, value) => {
    variableOfType(state, name, ['number']);
    change(state, name, () => ({ [key]: textOf(value, 'The separator') }));
  };

const ofDate =
  (key: 'displayFormat' | 'locale'): ScriptFunction =>
  (state, name, value) => {
    variableOfType(state, name, ['date']);
    change(state, name, () => ({ [key]: textOf(value, key === 'locale' ? 'The language' : 'The format') }));
  };

const flag =
  (key: 'isReadonly' | 'isRequired'): ScriptFunction =>
  (state, name, value) =>
    change(state, name, () => ({ [key]: booleanOf(value, 'The setting') }));

/** Returns a variable's properties for scripts. */
function describeVariable(state: ScriptState, variable: ValueVariable) {
  const { name, type, label = name, isReadonly, isRequired } = variable;
  const isVisible = isShown(state.document, variable, state.document.selectedLayoutId);
  return {
    name,
    type,
    label,
    value: plainValue(variable),
    readonly: isReadonly,
    required: isRequired,
    visible: isVisible,
  };
}

/** Script functions for the settings and visibility of variables. */
export const variableSettings: Readonly<Record<string, ScriptFunction>> = {
  getVariableIsVisible: (state, name) =>
    isShown(state.document, findVariable(state, name)[1], state.document.selectedLayoutId),
  setVariableVisible: (state, name, value) => {
    const type = booleanOf(value, 'The visibility') ? 'visible' : 'invisible';
    const [variableId] = findVariable(state, name);
    state.apply({ kind: 'setVariableVisibility', variableId, visibility: { type } });
  },
  setVariableReadonly: flag('isReadonly'),
  setVariableRequired: flag('isRequired'),
  setVariablePrefix: affix('prefix'),
  setVariableSuffix: affix('suffix'),
  setNumberVariableDecimalSeparator: ofNumber('decimalSeparator'),
  setNumberVariableThousandsSeparator: ofNumber('thousandsSeparator'),
  setNumberVariableDecimalPlaces: (state, name, value) => {
    variableOfType(state, name, ['number']);
    change(state, name, () => ({ numberOfDecimals: numberOf(value, 'The number of decimals') }));
  },
  setDateVariableDisplayFormat: ofDate('displayFormat'),
  setDateVariableLanguage: ofDate('locale'),
  getNumberVariable: (state, name) => describeVariable(state, variableOfType(state, name, ['number'])[1]),
  getDateVariable: (state, name) => describeVariable(state, variableOfType(state, name, ['date'])[1]),
  allVariables: (state) =>
    state.document.variables.order.flatMap((id) => {
      const variable = state.document.variables.items[id];
      return variable && variable.type !== 'group' ? [describeVariable(state, variable)] : [];
    }),
  variableByName: (state, name) => describeVariable(state, findVariable(state, name)[1]),
};
