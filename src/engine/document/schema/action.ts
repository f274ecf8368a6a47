import * as z from 'zod/mini';
import { describeSchema, id, name, nameSchema, text, type Of } from './primitives';

const ids = z.array(id).check(z.minLength(1), z.maxLength(5_000));

/** The event that starts an action. */
export const trigger = nameSchema(
  z.discriminatedUnion('event', [
    z.strictObject({ event: z.literal('documentLoaded') }),
    z.strictObject({ event: z.literal('selectedLayoutChanged') }),
    z.strictObject({ event: z.literal('pageSizeChanged') }),
    z.strictObject({
      event: z.literal('frameMoved'),
      frameIds: z.exactOptional(describeSchema(ids, 'Any frame without')),
    }),
    z.strictObject({
      event: z.literal('variableValueChanged'),
      variableIds: z.exactOptional(describeSchema(ids, 'Any variable without')),
    }),
  ]),
  'Trigger',
  'What starts an action',
);

/** The event that starts an action. */
export type Trigger = Of<typeof trigger>;

/** A script and its triggers. The script is stored as typed, even if it is invalid. */
export const action = nameSchema(
  z.strictObject({
    name,
    triggers: z.array(trigger).check(z.maxLength(100)),
    script: text(1_000_000),
  }),
  'Action',
  'A script and what starts it',
);

/** A script and its triggers. */
export type Action = Of<typeof action>;
