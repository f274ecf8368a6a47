import * as z from 'zod/mini';
import { COLUMN_TYPES } from '@/domain/data-sets';

/** A name, an id or an address from a source. */
const name = z.string().check(z.minLength(1), z.maxLength(2_000));
const pageToken = z.nullish(z.string().check(z.maxLength(2_000)));
const pixels = z.nullish(z.number().check(z.int(), z.positive()));
const property = z.string().check(z.minLength(1), z.maxLength(255));

const asset = z.object({ id: name, name, width: pixels, height: pixels });
const family = z.object({
  name,
  styles: z.array(z.object({ id: name, name })).check(z.maxLength(1_000)),
});

/** Shapes of responses by their kind. */
const SHAPES = {
  /** A page of folders and assets, see decision 0123. */
  assets: z.object({
    folders: z.optional(z.array(z.object({ path: name, name })).check(z.maxLength(1_000))),
    assets: z.array(asset).check(z.maxLength(1_000)),
    nextPageToken: pageToken,
  }),
  /** The description of a file, with its address. */
  file: z.object({ id: name, name, download: name }),
  /** A page of font families, see decision 0147. */
  families: z.object({
    families: z.array(family).check(z.maxLength(1_000)),
    nextPageToken: pageToken,
  }),
  /** The columns of a table, see decision 0143. */
  model: z.object({
    itemIdPropertyName: property,
    properties: z.array(z.object({ name: property, type: z.enum(COLUMN_TYPES) })).check(z.maxLength(1_000)),
  }),
  /** A page of a table. */
  items: z.object({
    data: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(1_000)),
    continuationToken: pageToken,
  }),
  /** Tokens (RFC 6749, 5.1). */
  tokens: z.object({
    access_token: z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\x20-\x7e]+$/)),
    token_type: z.optional(z.string()),
    expires_in: z.optional(z.number()),
    refresh_token: z.optional(z.string().check(z.maxLength(20_000))),
  }),
} as const;

/** The responses of external sources by their kind. */
export type SourceAnswers = { readonly [Kind in keyof typeof SHAPES]: z.output<(typeof SHAPES)[Kind]> };

/** A response, or why it is unusable, to follow `sourceTrouble`. */
export type ReadAnswer<Value> = { readonly value: Value } | { readonly fault: string };

/** Parses the response of an external source and validates its shape. */
export function readSourceAnswer<Kind extends keyof SourceAnswers>(
  kind: Kind,
  bytes: Uint8Array,
): ReadAnswer<SourceAnswers[Kind]> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return { fault: 'its answer is no JSON' };
  }
  const found = z.safeParse(SHAPES[kind], json);
  if (!found.success) return { fault: 'its answer has another shape than the protocol says' };
  return { value: found.data as SourceAnswers[Kind] };
}
