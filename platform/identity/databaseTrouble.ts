import { isFull, isUnavailable, isUntranslatable } from '../database';

/** Describes what the database refuses, for now or for this input, for the user; `undefined` for other errors. */
export function databaseTrouble(error: unknown): { status: 400 | 503 | 507; message: string } | undefined {
  if (isUnavailable(error))
    return { status: 503, message: 'The platform can’t reach its database. Please try again in a moment.' };
  if (isFull(error)) return { status: 507, message: 'The platform has no room left to store anything.' };
  if (isUntranslatable(error))
    return { status: 400, message: 'The request holds a character that can’t be stored.' };
  return undefined;
}
