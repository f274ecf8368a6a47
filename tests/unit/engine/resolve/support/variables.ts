import { newVariable, type Document, type ValueVariable, type VariableOf } from '@/engine/document';
import { setValue, textOfVariable, type RawValue } from '@/engine/resolve';
import { sampleDocument } from '../../support/sampleDocument';

/** The context of a value besides its variable. */
export const context = { today: '2026-11-22', mediaConnectorId: 'media' };

/** A new variable of a type, with changes. */
export const variable = <Type extends ValueVariable['type']>(
  type: Type,
  settings: Partial<VariableOf<Type>> = {},
): VariableOf<Type> => ({ ...newVariable('Field', type), ...settings }) as VariableOf<Type>;

/** Sets the value of a variable and returns it. */
export const given = (of: ValueVariable, raw: RawValue) => setValue(of, raw, context);

/** Returns the text in place of the variable. */
export const said = (of: ValueVariable) =>
  textOfVariable(of)
    .map(({ text }) => text)
    .join('');

/** The sample with these variables instead of its own. */
export const withVariables = (items: Document['variables']['items']): Document => ({
  ...sampleDocument(),
  variables: { order: Object.keys(items), items },
});
