import { z } from 'zod/mini';
import { formErrors } from '@/api/http';
import { seenCharacters } from './seenCharacters';

/** Maximum number of characters of a description. */
export const DESCRIPTION_LIMIT = 140;

/** Name and description, both trimmed. */
export interface NamedValues {
  name: string;
  description: string;
}

/**
 * Creates the schema of name and description.
 * @param nameLimit maximum number of characters of the name
 */
export function createNameSchema(nameLimit: number) {
  return z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Name is required.'),
        z.maxLength(nameLimit, `At most ${nameLimit} characters.`),
        seenCharacters,
      ),
    description: z
      .string()
      .check(z.trim(), z.maxLength(DESCRIPTION_LIMIT, `At most ${DESCRIPTION_LIMIT} characters.`)),
  });
}

const LABELS: Record<keyof NamedValues, string> = { name: 'Name', description: 'Description' };

/** Assigns the platform's errors to their fields; the rest go above the form. */
export const nameErrors = (error: unknown) => formErrors(error, LABELS);
