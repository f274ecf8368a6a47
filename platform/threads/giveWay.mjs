// Plain JavaScript: it is the first thing a thread runs, before there is a compiler.
import { getPriority, platform, setPriority } from 'node:os';
import { getEnvironmentData } from 'node:worker_threads';

/** The key under which a thread finds its niceness, see `startThread`. */
export const NICENESS_KEY = 'platen.niceness';

/** The highest niceness there is. */
const MOST = 19;

const niceness = getEnvironmentData(NICENESS_KEY);
if (typeof niceness === 'number') giveWay(niceness);

/** Raises the niceness of this thread for good: nobody may lower it again. */
export function giveWay(by) {
  // Linux has a niceness for each thread; elsewhere it would be that of the whole process.
  if (platform() === 'linux') setPriority(Math.min(MOST, getPriority() + by));
}
