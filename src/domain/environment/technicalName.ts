import { firstFree } from './newEnvironment';

/** Characters of a technical name that come from the name. */
const LONGEST_START = 60;

/**
 * The technical name of a new environment: from its name, with a mark of its subscription, so that it is nobody else's
 * and tells nothing of what others have called theirs; numbered where the subscription has had it before.
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
