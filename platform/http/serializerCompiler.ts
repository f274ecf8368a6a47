import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

type Serialize = ReturnType<FastifySerializerCompiler<FastifySchema>>;

// Names were checked when they came; older ones are given as they are.
const compile = SerializerSelector()({}, { ajv: { formats: { name: true } } });
const compiled = new WeakMap<object, Serialize>();

/** Writes answers as the framework does, but compiles a schema when it first answers, and once a process. */
export const serializerCompiler: FastifySerializerCompiler<FastifySchema> = (route) => (data) => {
  let serialize = compiled.get(route.schema);
  if (!serialize) {
    serialize = compile({ ...route, httpStatus: route.httpStatus ?? '' });
    compiled.set(route.schema, serialize);
  }
  return serialize(data);
};
