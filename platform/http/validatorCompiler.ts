import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { faultOfCharacters } from '@/domain/item-name';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

// `allErrors` is off: it would let a hostile body make the platform collect errors without end.
const OPTIONS: Options = { strict: false, removeAdditional: false, useDefaults: false };

function create(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...OPTIONS, ...options });
  addFormats.default(ajv);
  // Excludes values that the database can't read: ids with a prefix, days before the common era.
  ajv.addFormat('uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
  const { validate: isDay } = ajv.formats['date'] as { validate: (text: string) => boolean };
  ajv.addFormat('name', (text: string) => faultOfCharacters(text.trim()) === undefined);
  ajv.addFormat('date', (text: string) => !text.startsWith('0000') && isDay(text));
  return ajv;
}

const exact = create({});
const converting = create({ coerceTypes: true });

/**
 * Validates requests strictly by the contract: bodies are neither converted nor stripped of unknown properties. Query,
 * path and headers are text, so their numbers are converted. Schemas are compiled on first use, once per process: all
 * of them would take a third of a platform's start.
 */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? exact : converting;
  const validate: ReturnType<FastifySchemaCompiler<FastifySchema>> = (data) => {
    // Ajv caches compiled schemas.
    const compiled = ajv.compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate;
};
