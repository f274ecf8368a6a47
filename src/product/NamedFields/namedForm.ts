import { z } from 'zod/mini';
import { formErrors } from '@/api/http';
import { seenCharacters } from './seenCharacters';

/** Most characters of a description. */
export const DESCRIPTION_LIMIT = 140;

/** What the form of something with a name and a description holds, both trimmed. */
export interface NamedValues {
  name: string;
  description: string;
}

/** The rules of such a form, with room for `nameLimit` characters in the name. */
export function namedForm(nameLimit: number) {
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

/** What the platform found wrong, each on its field; the rest over the form. */
export const nameErrors = (error: unknown) => formErrors(error, LABELS);
