import * as z from 'zod/mini';
import { described, id, name, named, privateData, startingWith, text, type Of } from './primitives';
import { valueFields } from './variableValues';
import { visibility } from './visibility';

const grouped = { name, parentId: z.exactOptional(described(id, 'The group it lies in')) };

/** What a new variable starts with, of whatever type. */
export const NEW_VARIABLE = {
  visibility: { type: 'visible' },
  isReadonly: false,
  isRequired: false,
  placeholder: '',
  helpText: '',
  privateData: {},
} as const;

const common = {
  ...grouped,
  label: z.exactOptional(described(name, 'The name where it is left out')),
  ...startingWith(
    {
      visibility,
      isReadonly: z.boolean(),
      isRequired: z.boolean(),
      placeholder: text(1_000),
      helpText: text(10_000),
      privateData,
    },
    NEW_VARIABLE,
  ),
};

/** A value that can be filled in, or a group of such values. */
export const variable = named(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('group'), ...grouped }),
    z.strictObject({ type: z.literal('shortText'), ...common, ...valueFields.shortText }),
    z.strictObject({ type: z.literal('longText'), ...common, ...valueFields.longText }),
    z.strictObject({ type: z.literal('richText'), ...common, ...valueFields.richText }),
    z.strictObject({ type: z.literal('number'), ...common, ...valueFields.number }),
    z.strictObject({ type: z.literal('date'), ...common, ...valueFields.date }),
    z.strictObject({ type: z.literal('list'), ...common, ...valueFields.list }),
    z.strictObject({ type: z.literal('boolean'), ...common, ...valueFields.boolean }),
    z.strictObject({ type: z.literal('image'), ...common, ...valueFields.image }),
    z.strictObject({ type: z.literal('dataSource'), ...common, ...valueFields.dataSource }),
  ]),
  'Variable',
  'A value that can be filled in, or a group of such values',
);

/** A value that can be filled in, or a group of such values. */
export type Variable = Of<typeof variable>;

/** One kind of variable. */
export type VariableOf<Type extends Variable['type']> = Extract<Variable, { type: Type }>;

/** A variable that is no group. */
export type ValueVariable = Exclude<Variable, { type: 'group' }>;
