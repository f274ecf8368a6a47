import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { spread } from '../summary';

/** Returns this process's milliseconds of processor time, including its ended children; Linux counts in tens. */
function usedSoFar(): number {
  const { user, system } = process.cpuUsage();
  const [, ...fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [children = 0, theirSystem = 0] = fields.join(') ').split(' ').slice(13, 15).map(Number);
  return (user + system) / 1_000 + (children + theirSystem) * 10;
}

/**
 * Measures the milliseconds of processor time of one turn, in this process and its programs: the median of rounds,
 * after warm-up turns.
 */
export async function nodeTime(
  turn: (index: number) => unknown,
  { turns = 10, rounds = 5, warm = 10 } = {},
): Promise<number> {
  let index = 0;
  for (; index < warm; index += 1) await turn(index);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = usedSoFar();
    for (const end = index + turns; index < end; index += 1) await turn(index);
    times.push((usedSoFar() - start) / turns);
  }
  return spread(times).median;
}

/** The same for all processes of a browser together. */
export async function browserTime(
  browser: Browser,
  turn: (index: number) => Promise<unknown>,
  { turns = 10, rounds = 5, warm = 10 } = {},
): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
  };
  let index = 0;
  for (; index < warm; index += 1) await turn(index);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = await used();
    for (const end = index + turns; index < end; index += 1) await turn(index);
    times.push(((await used()) - start) / turns);
  }
  await session.detach();
  return spread(times).median;
}
