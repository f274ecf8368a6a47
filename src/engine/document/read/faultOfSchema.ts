import type * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { pointerTo, type Fault } from './fault';

const words = en().localeError;

/** Returns the path of an issue: the unknown key, or the value. */
function pathOf(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
}

/** Returns the first violation of a schema. */
export function faultOfSchema(schema: z.ZodMiniType, value: unknown): Fault | undefined {
  const issue = schema.safeParse(value, { error: words }).error?.issues[0];
  return issue && { pointer: pointerTo(...pathOf(issue)), message: issue.message };
}
