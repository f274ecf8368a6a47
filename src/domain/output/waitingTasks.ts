import { tooOften, type Refusal } from '../refusal';

/** Output tasks that may be open, which is neither finished nor failed, of one caller and of a whole subscription. */
export const OPEN_TASK_LIMITS = { caller: 500, customer: 2_000 } as const;
/** When it is worth to ask again, in seconds: some tasks have ended by then. */
const RETRY_AFTER = 30;

/** Returns why no more output may be started while so many tasks are open; `undefined` if it may. */
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
