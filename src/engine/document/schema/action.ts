import * as z from 'zod/mini';
import { described, id, name, named, text, type Of } from './primitives';

const ids = z.array(id).check(z.minLength(1), z.maxLength(5_000));

/** What starts an action. */
export const trigger = named(
  z.discriminatedUnion('event', [
    z.strictObject({ event: z.literal('documentLoaded') }),
    z.strictObject({ event: z.literal('selectedLayoutChanged') }),
    z.strictObject({ event: z.literal('pageSizeChanged') }),
    z.strictObject({
      event: z.literal('frameMoved'),
      frameIds: z.exactOptional(described(ids, 'Any frame without')),
    }),
    z.strictObject({
      event: z.literal('variableValueChanged'),
      variableIds: z.exactOptional(described(ids, 'Any variable without')),
    }),
  ]),
  'Trigger',
  'What starts an action',
);

/** What starts an action. */
export type Trigger = Of<typeof trigger>;

/** A script and what starts it. Kept as it was typed, also where it is no valid script. */
export const action = named(
  z.strictObject({
    name,
    triggers: z.array(trigger).check(z.maxLength(100)),
    script: text(1_000_000),
  }),
  'Action',
  'A script and what starts it',
);

/** A script and what starts it. */
export type Action = Of<typeof action>;
