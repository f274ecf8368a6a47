import type { Immutable } from 'immer';
import * as z from 'zod/mini';

// A policy without `unsafe-eval` would report the attempt to compile validators.
z.config({ jitless: true });

/** The values a schema stands for. Documents are never changed in place, so that all of it is read-only. */
export type Of<Schema extends z.core.$ZodType> = Immutable<z.infer<Schema>>;

/** What is published of schemas beside what they check. */
export const notes = z.registry<{ id?: string; title?: string; description?: string; default?: unknown }>();

/** A copy of a schema that is published with more. */
function annotate<Schema extends z.ZodMiniType>(schema: Schema, note: z.core.GlobalMeta): Schema {
  const copy = schema.clone();
  notes.add(copy, note);
  return copy;
}

/** Gives a schema the name, title and description it is published with. */
export const named = <Schema extends z.ZodMiniType>(
  schema: Schema,
  id: string,
  description: string,
): Schema => annotate(schema, { id, title: id.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '), description });

/** Says in the published schema what a field is, its unit first of all. */
export const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema =>
  annotate(schema, { description });

/** Fields with the values a new thing starts with, which are published as their defaults. */
export function startingWith<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  values: { readonly [Key in keyof Shape]?: Of<Shape[Key]> },
): Shape {
  const entries = Object.entries(shape).map(([key, schema]) => {
    const value = values[key];
    return [key, value === undefined ? schema : annotate(schema, { default: value })];
  });
  return Object.fromEntries(entries) as Shape;
}

/** An id: unique in its document, and never the name of something every object has. */
export const id = described(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)),
  'Letters, digits, - and _; unique in the document',
);

/** The id of an item. */
export type Id = z.infer<typeof id>;

/** Text of at most so many characters. */
export const text = (longest: number) => z.string().check(z.maxLength(longest));

/** What people call a thing. */
export const name = z.string().check(z.minLength(1), z.maxLength(255));

/** A number within bounds. */
export const between = (least: number, greatest: number) => z.number().check(z.gte(least), z.lte(greatest));

/** A whole number within bounds. */
export const wholeBetween = (least: number, greatest: number) => z.int().check(z.gte(least), z.lte(greatest));

/** A share from 0 to 1. */
export const fraction = between(0, 1);

/** An angle; positive degrees turn clockwise. */
export const degrees = between(-36_000, 36_000);

/** No coordinate or length is above this, in any unit: a document can be scaled and added up without overflow. */
const FARTHEST = 1_000_000;

/** A place on an axis. */
export const coordinate = between(-FARTHEST, FARTHEST);

/** A length of 0 or more. */
export const length = between(0, FARTHEST);

/** Values of names that are the caller's own, such as private data. */
export const privateData = z.record(name, text(10_000));

/**
 * Items by their id, with the order they stand in: of pages and lists the first is first, of frames the first lies at
 * the back. `order` names each item once.
 */
export const ordered = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.strictObject({
    order: z.array(id).check(z.maxLength(most)),
    items: z.record(id, item),
  });

/** Items by their id, in an order. */
export interface Ordered<Item> {
  readonly order: readonly Id[];
  readonly items: Readonly<Record<Id, Item>>;
}
