import { NEW_VARIABLE, type ValueVariable } from '../schema/variable';
import { NEW_VALUES } from '../schema/variableValues';

/** A variable as it starts, short text where it is not told otherwise; its label follows its name. */
export const newVariable = (name: string, type: ValueVariable['type'] = 'shortText'): ValueVariable =>
  // The compiler can't see that the fields are those of the type.
  ({ type, name, ...NEW_VARIABLE, ...NEW_VALUES[type] }) as ValueVariable;
