import * as z from 'zod/mini';
import { describeSchema, id, name, nameSchema, privateData, setDefaults, text, type Of } from './primitives';
import { valueFields } from './variableValues';
import { visibility } from './visibility';

const grouped = { name, parentId: z.exactOptional(describeSchema(id, 'The group it lies in')) };

/** Properties of a new variable of any type. */
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
  label: z.exactOptional(describeSchema(name, 'The name where it is left out')),
  ...setDefaults(
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
export const variable = nameSchema(
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

/** One type of variable. */
export type VariableOf<Type extends Variable['type']> = Extract<Variable, { type: Type }>;

/** A variable other than a group. */
export type ValueVariable = Exclude<Variable, { type: 'group' }>;
