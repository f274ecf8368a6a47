import * as z from 'zod/mini';
import { id, named, text, type Of } from './primitives';

/** How a variable is compared; texts, lists and the like only by `=` and `≠`. */
export const COMPARISONS = ['=', '≠', '>', '≥', '<', '≤'] as const;

const comparison = z.strictObject({
  variableId: id,
  operator: z.enum(COMPARISONS),
  value: z.union([text(10_000), z.number(), z.boolean()]),
});

/** When a variable is shown in the form; all conditions have to hold. */
export const visibility = named(
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

/** When a variable is shown in the form. */
export type Visibility = Of<typeof visibility>;
