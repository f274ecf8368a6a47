import type { FastifyRequest } from 'fastify';
import { FORM_NEEDED } from '@/domain/uploads';
import { Problem } from './Problem';

/** Most fields of a form, and most bytes of one. */
const LIMITS = { fields: 20, fieldSize: 10_000, files: 0 };

/** Reads the fields of a form without files, by name. @throws Problem 415 for another body */
export async function readFields(request: FastifyRequest): Promise<Readonly<Record<string, string>>> {
  if (!request.isMultipart()) throw new Problem(415, FORM_NEEDED);
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: LIMITS }))
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
  return Object.fromEntries(fields);
}
