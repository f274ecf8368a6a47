import type { Immutable } from 'immer';
import * as z from 'zod/mini';

// A content security policy without `unsafe-eval` would report the attempt to compile validators.
z.config({ jitless: true });

/** The deeply read-only type of a schema's values, since documents are never changed in place. */
export type Of<Schema extends z.core.$ZodType> = Immutable<z.infer<Schema>>;

/** Metadata for the published schema. */
export const notes = z.registry<{ id?: string; title?: string; description?: string; default?: unknown }>();

/** Copies a schema with metadata for publishing. */
function annotate<Schema extends z.ZodMiniType>(schema: Schema, note: z.core.GlobalMeta): Schema {
  const copy = schema.clone();
  notes.add(copy, note);
  return copy;
}

/** Gives a schema its published name and description. */
export const nameSchema = <Schema extends z.ZodMiniType>(
  schema: Schema,
  id: string,
  description: string,
): Schema => annotate(schema, { id, title: id.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '), description });

/** Gives a field its published description, beginning with its unit. */
export const describeSchema = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema =>
  annotate(schema, { description });

/** Publishes initial values as the defaults of fields. */
export function setDefaults<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  values: { readonly [Key in keyof Shape]?: Of<Shape[Key]> },
): Shape {
  const entries = Object.entries(shape).map(([key, schema]) => {
    const value = values[key];
    return [key, value === undefined ? schema : annotate(schema, { default: value })];
  });
  return Object.fromEntries(entries) as Shape;
}

/** An id: unique in its document, and no name of an inherited property. */
export const id = describeSchema(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)),
  'Letters, digits, - and _; unique in the document',
);

/** The id of an item. */
export type Id = z.infer<typeof id>;

/** Text with a maximum number of characters. */
export const text = (longest: number) => z.string().check(z.maxLength(longest));

/** The name of an item. */
export const name = z.string().check(z.minLength(1), z.maxLength(255));

/** A number in a range. */
export const between = (least: number, greatest: number) => z.number().check(z.gte(least), z.lte(greatest));

/** A whole number in a range. */
export const wholeBetween = (least: number, greatest: number) => z.int().check(z.gte(least), z.lte(greatest));

/** A share from 0 to 1. */
export const fraction = between(0, 1);

/** An angle; positive degrees turn clockwise. */
export const degrees = between(-36_000, 36_000);

/** The maximum of all coordinates and lengths in any unit: scaling and adding can't overflow. */
const FARTHEST = 1_000_000;

/** A position on an axis. */
export const coordinate = between(-FARTHEST, FARTHEST);

/** A length of 0 or more. */
export const length = between(0, FARTHEST);

/** Private data of callers by their own names. */
export const privateData = z.record(name, text(10_000));

/**
 * Items by id, with their order: pages and lists from the first, frames from the back. `order` names each item once.
 */
export const orderedSchema = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.strictObject({
    order: z.array(id).check(z.maxLength(most)),
    items: z.record(id, item),
  });

/** Items by id, with their order. */
export interface Ordered<Item> {
  readonly order: readonly Id[];
  readonly items: Readonly<Record<Id, Item>>;
}
