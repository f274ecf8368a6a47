import type { Patch } from 'immer';
import type * as z from 'zod/mini';
import type { Document, Fault } from '../document';
import { pointerTo } from '../document/read/fault';
import { faultOfSchema } from '../document/read/faultOfSchema';
import { document as schema } from '../document/schema/document';

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (type: z.core.$ZodType): Def => (type as z.core.$ZodTypes)._zod.def;

/** The schema of a value without what says that it may be missing, and of a union the one the value is of. */
function narrowed(type: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const def = defOf(type);
  if (def.type === 'optional' || def.type === 'nullable') return narrowed(def.innerType, value);
  if (def.type !== 'union' || !('discriminator' in def)) return type;
  const key = String(def.discriminator);
  const kind = (value as Record<string, z.core.util.Primitive> | undefined)?.[key];
  return def.options.find((option) => option._zod.propValues?.[key]?.has(kind ?? null)) ?? type;
}

/** The schema of what lies under a key. */
function schemaUnder(container: z.core.$ZodType, key: string | number): z.core.$ZodType | undefined {
  const def = defOf(container);
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'record') return def.valueType;
  return def.type === 'array' ? def.element : undefined;
}

/** A value on the way to a change. */
interface Place {
  readonly type: z.core.$ZodType;
  readonly value: unknown;
  readonly path: Patch['path'];
}

function faultAtPlace({ type, value, path }: Place): Fault | undefined {
  const fault = faultOfSchema(type as z.ZodMiniType, value);
  return fault && { ...fault, pointer: pointerTo(...path) + fault.pointer };
}

/** Follows a path to where it ends or leaves the schema, and checks the least that tells whether that is allowed. */
function faultUnder(place: Place, op: Patch['op'], [key = '', ...rest]: Patch['path']): Fault | undefined {
  const container = narrowed(place.type, place.value);
  const { type: kind } = defOf(container);
  const type = schemaUnder(container, key);
  if (!type) return faultAtPlace(place);
  const value = (place.value as Record<string, unknown>)[key];
  const inner: Place = { type, value, path: [...place.path, key] };
  if (rest.length > 0) return value === undefined ? undefined : faultUnder(inner, op, rest);
  // A list has a length to keep to, and a field that is gone may be one that has to be there.
  if (kind === 'array') return faultAtPlace(place);
  if (op !== 'remove') return faultAtPlace(inner);
  return kind === 'record' || defOf(type).type === 'optional' ? undefined : faultAtPlace(place);
}

/** What a change has put into a document that its schema does not allow. Looks at no more than has changed. */
export function faultOfPatches(document: Document, patches: readonly Patch[]): Fault | undefined {
  for (const patch of patches) {
    const fault = faultUnder({ type: schema, value: document, path: [] }, patch.op, patch.path);
    if (fault) return fault;
  }
  return undefined;
}
