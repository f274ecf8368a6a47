import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';

/** Ids for fields of these names, in the singular, so that random values match a document often enough. */
export type Pools = Readonly<Record<string, readonly string[]>>;

type Schema = z.core.JSONSchema.JSONSchema;

/** Largest random number, even if its schema allows more. */
const FAR = 300;

function number({ type, minimum = -FAR, maximum = FAR }: Schema): Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -FAR), Math.min(maximum, Math.max(minimum, FAR))];
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  // JSON has no -0.
  return fc.double({ min, max, noNaN: true }).map((value) => value + 0);
}

function text({ pattern, minLength = 0 }: Schema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' });
  return fc.string({ minLength, maxLength: Math.max(minLength, 3) });
}

/** Values that a JSON Schema allows. */
function arbitrary(schema: Schema, root: Schema, pools: Pools, key = ''): Arbitrary<unknown> {
  const inner = (part: unknown, name = key) => arbitrary(part as Schema, root, pools, name);
  if (schema.$ref) return inner(root.$defs?.[schema.$ref.replace('#/$defs/', '')]);
  const pool = pools[key.replace(/s$/, '')];
  if (pool && schema.type === 'string') return fc.constantFrom(...pool);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return fc.oneof(...options.map((option) => inner(option)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, part]) => [name, inner(part, name)]);
    return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: schema.required ?? [],
      noNullPrototype: true,
    });
  }
  if (schema.type === 'object') {
    const keys = fc.constantFrom(...(pools[key.replace(/s$/, '')] ?? ['one', 'two']));
    return fc.dictionary(keys, inner(schema.additionalProperties, ''), { maxKeys: 2, noNullPrototype: true });
  }
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 3 } = schema;
    const maxLength = Math.max(minItems, Math.min(maxItems, 3));
    return fc.array(inner(schema.items), { minLength: minItems, maxLength });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return schema.type === 'string' ? text(schema) : number(schema);
}

/** Values that a schema allows. */
export function arbitraryOf(type: z.ZodMiniType, pools: Pools): Arbitrary<unknown> {
  const schema = z.toJSONSchema(type) as Schema;
  return arbitrary(schema, schema, pools);
}
