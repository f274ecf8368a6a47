import { NEW_VARIABLE, type ValueVariable, type VariableOf } from '../schema/variable';
import { NEW_VALUES } from '../schema/variableValues';

/** Creates a variable, a short text by default; its label follows its name. */
export function newVariable(name: string): VariableOf<'shortText'>;
export function newVariable<Type extends ValueVariable['type']>(name: string, type: Type): VariableOf<Type>;
export function newVariable(name: string, type: ValueVariable['type'] = 'shortText'): ValueVariable {
  // The compiler can't see that the fields are those of the type.
  return { type, name, ...NEW_VARIABLE, ...NEW_VALUES[type] } as ValueVariable;
}
