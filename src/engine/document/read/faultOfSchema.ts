import type * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { pointerTo, type Fault } from './fault';

const words = en().localeError;

/** Where an issue is: at the key that should not be there, or at the value. */
function pathOf(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
}

/** The first thing about a value that its schema does not allow. */
export function faultOfSchema(schema: z.ZodMiniType, value: unknown): Fault | undefined {
  const issue = schema.safeParse(value, { error: words }).error?.issues[0];
  return issue && { pointer: pointerTo(...pathOf(issue)), message: issue.message };
}
