import { isFull, isUnavailable, isUntranslatable } from '../database';

/** What the database can't do, for now or with what was sent, fit to be shown; `undefined` for an error of another kind. */
export function databaseTrouble(error: unknown): { status: 400 | 503 | 507; message: string } | undefined {
  if (isUnavailable(error))
    return { status: 503, message: 'The platform can’t reach its database. Please try again in a moment.' };
  if (isFull(error)) return { status: 507, message: 'The platform has no room left to store anything.' };
  if (isUntranslatable(error))
    return { status: 400, message: 'The request holds a character that can’t be stored.' };
  return undefined;
}
