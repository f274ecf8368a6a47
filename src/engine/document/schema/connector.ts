import * as z from 'zod/mini';
import { id, name, nameSchema, text, type Of } from './primitives';

const value = z.union([text(10_000), z.number(), z.boolean()]);

/** A source of media, fonts or data that the document uses. */
export const connector = nameSchema(
  z.strictObject({
    name,
    source: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('environment'), id: text(64) }),
      z.strictObject({ type: z.literal('local'), url: text(2_000) }),
      z.strictObject({ type: z.literal('url'), url: text(2_000) }),
    ]),
    options: z.record(name, value),
    mappings: z
      .array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('value'), name, value }),
          z.strictObject({ type: z.literal('variable'), name, variableId: id }),
        ]),
      )
      .check(z.maxLength(1_000)),
  }),
  'Connector',
  'A source of media, fonts or data that the document uses',
);

/** A source of media, fonts or data that the document uses. */
export type Connector = Of<typeof connector>;
