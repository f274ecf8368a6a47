import { newVariable, type Document, type ValueVariable, type VariableOf } from '@/engine/document';
import { setValue, textOfVariable, type RawValue } from '@/engine/resolve';
import { sampleDocument } from '../../support/sampleDocument';

/** What a value depends on beside its variable. */
export const context = { today: '2026-11-22', mediaConnectorId: 'media' };

/** A new variable of a type, with what is changed of it. */
export const variable = <Type extends ValueVariable['type']>(
  type: Type,
  settings: Partial<VariableOf<Type>> = {},
): VariableOf<Type> => ({ ...newVariable('Field', type), ...settings }) as VariableOf<Type>;

/** A variable after it was given a value. */
export const given = (of: ValueVariable, raw: RawValue) => setValue(of, raw, context);

/** What a text says where the variable stands. */
export const said = (of: ValueVariable) =>
  textOfVariable(of)
    .map(({ text }) => text)
    .join('');

/** The sample with these variables instead of its own. */
export const withVariables = (items: Document['variables']['items']): Document => ({
  ...sampleDocument(),
  variables: { order: Object.keys(items), items },
});
