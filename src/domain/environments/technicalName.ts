import { firstFree } from './newEnvironment';

/** The maximum number of characters taken from the name. */
const LONGEST_START = 60;

/**
 * Creates the technical name of an environment: its name, with a mark of its subscription. It is therefore unique and
 * reveals no names of others; a number distinguishes earlier uses in the subscription.
 */
export function technicalName(
  name: string,
  subscriptionId: string,
  isTaken: (candidate: string) => boolean,
): string {
  const start = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_START);
  const base = `${start || 'environment'}-${subscriptionId.slice(-8)}`;
  return firstFree(base, isTaken, '-');
}
