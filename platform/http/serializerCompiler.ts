import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

type Serialize = ReturnType<FastifySerializerCompiler<FastifySchema>>;

// Names were validated on input; older ones are returned unchanged.
const compile = SerializerSelector()({}, { ajv: { formats: { name: true } } });
const compiled = new WeakMap<object, Serialize>();

/** Serializes responses as the framework does, but compiles each schema on its first use, once per process. */
export const serializerCompiler: FastifySerializerCompiler<FastifySchema> = (route) => (data) => {
  let serialize = compiled.get(route.schema);
  if (!serialize) {
    serialize = compile({ ...route, httpStatus: route.httpStatus ?? '' });
    compiled.set(route.schema, serialize);
  }
  return serialize(data);
};
