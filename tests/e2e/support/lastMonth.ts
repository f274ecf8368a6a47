const now = new Date();
const day = (date: Date) => date.toISOString().slice(0, 10);
const firstOfThisMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
const lastDay = new Date(firstOfThisMonth - 86_400_000);

/** The previous month in UTC, as YYYY-MM-DD: demo data has renders on each of its days. */
export const LAST_MONTH = {
  first: `${day(lastDay).slice(0, 8)}01`,
  last: day(lastDay),
  days: lastDay.getUTCDate(),
};
