/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Returns the UTC calendar day of a moment, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns midnight UTC at the start of the month `months` before that of `now`. */
export function startOfMonthBefore(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
}

/** Returns every UTC day from `first` to the day of `last`, as `YYYY-MM-DD`. */
export function daysBetween(first: Date, last: Date): string[] {
  const count = Math.floor((last.getTime() - first.getTime()) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    dayOf(new Date(first.getTime() + index * DAY)),
  );
}
