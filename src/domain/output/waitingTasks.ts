import { tooOften, type Refusal } from '../refusal';

/** The maximum number of unfinished output tasks of a caller and of a subscription. */
export const OPEN_TASK_LIMITS = { caller: 500, customer: 2_000 } as const;
/** When to retry, in seconds: some tasks have ended until then. */
const RETRY_AFTER = 30;

/** Refuses more output while too many tasks are unfinished. */
export function refusalOfWaitingTasks(open: {
  readonly caller: number;
  readonly customer: number;
}): Refusal | undefined {
  if (open.caller >= OPEN_TASK_LIMITS.caller)
    return tooOften(
      `You have ${open.caller} output tasks open, and no one may have more. Start the next when one has ended.`,
      RETRY_AFTER,
    );
  if (open.customer >= OPEN_TASK_LIMITS.customer)
    return tooOften(
      `Your subscription has ${open.customer} output tasks open, and none may have more. Start the next when one has ended.`,
      RETRY_AFTER,
    );
  return undefined;
}
