import type { Patch } from 'immer';
import type * as z from 'zod/mini';
import type { Document, Fault } from '../document';
import { pointerTo } from '../document/read/fault';
import { faultOfSchema } from '../document/read/faultOfSchema';
import { document as schema } from '../document/schema/document';

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (type: z.core.$ZodType): Def => (type as z.core.$ZodTypes)._zod.def;

/** Unwraps optional and nullable schemas, and picks the matching option of a union. */
function narrowSchema(type: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const def = defOf(type);
  if (def.type === 'optional' || def.type === 'nullable') return narrowSchema(def.innerType, value);
  if (def.type !== 'union' || !('discriminator' in def)) return type;
  const key = String(def.discriminator);
  const kind = (value as Record<string, z.core.util.Primitive> | undefined)?.[key];
  return def.options.find((option) => option._zod.propValues?.[key]?.has(kind ?? null)) ?? type;
}

/** Returns the schema of a key. */
function schemaUnder(container: z.core.$ZodType, key: string | number): z.core.$ZodType | undefined {
  const def = defOf(container);
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'record') return def.valueType;
  return def.type === 'array' ? def.element : undefined;
}

/** A value on the path to a change. */
interface Place {
  readonly type: z.core.$ZodType;
  readonly value: unknown;
  readonly path: Patch['path'];
}

function faultAtPlace({ type, value, path }: Place): Fault | undefined {
  const fault = faultOfSchema(type as z.ZodMiniType, value);
  return fault && { ...fault, pointer: pointerTo(...path) + fault.pointer };
}

/** Follows a path to its end or out of the schema, and validates as little as possible. */
function faultUnder(place: Place, op: Patch['op'], [key = '', ...rest]: Patch['path']): Fault | undefined {
  const container = narrowSchema(place.type, place.value);
  const { type: kind } = defOf(container);
  const type = schemaUnder(container, key);
  if (!type) return faultAtPlace(place);
  const value = (place.value as Record<string, unknown>)[key];
  const inner: Place = { type, value, path: [...place.path, key] };
  if (rest.length > 0) return value === undefined ? undefined : faultUnder(inner, op, rest);
  // A list may exceed its length, and a removed field may be required.
  if (kind === 'array') return faultAtPlace(place);
  if (op !== 'remove') return faultAtPlace(inner);
  return kind === 'record' || defOf(type).type === 'optional' ? undefined : faultAtPlace(place);
}

/** Returns the first schema violation that a change caused. Validates only changed parts. */
export function faultOfPatches(document: Document, patches: readonly Patch[]): Fault | undefined {
  for (const patch of patches) {
    const fault = faultUnder({ type: schema, value: document, path: [] }, patch.op, patch.path);
    if (fault) return fault;
  }
  return undefined;
}
