import * as z from 'zod/mini';
import { id, nameSchema, text, type Of } from './primitives';

/** Comparisons of variables; texts and lists allow only `=` and `≠`. */
export const COMPARISONS = ['=', '≠', '>', '≥', '<', '≤'] as const;

const comparison = z.strictObject({
  variableId: id,
  operator: z.enum(COMPARISONS),
  value: z.union([text(10_000), z.number(), z.boolean()]),
});

/** When the form shows a variable; all conditions must hold. */
export const visibility = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('visible') }),
    z.strictObject({ type: z.literal('invisible') }),
    z.strictObject({
      type: z.literal('conditional'),
      layouts: z
        .array(z.strictObject({ layoutId: id, includeChildren: z.boolean() }))
        .check(z.maxLength(200)),
      comparisons: z.array(comparison).check(z.maxLength(100)),
    }),
  ]),
  'Visibility',
  'When a variable is shown in the form',
);

/** When the form shows a variable. */
export type Visibility = Of<typeof visibility>;
