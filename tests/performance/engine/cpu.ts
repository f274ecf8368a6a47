import type { Browser } from 'playwright';
import { spread } from '../summary';

/** Milliseconds of processor time one turn takes in this process, the median of rounds, after turns that warm it. */
export async function nodeTime(
  turn: (index: number) => unknown,
  { turns = 10, rounds = 5, warm = 10 } = {},
): Promise<number> {
  let index = 0;
  for (; index < warm; index += 1) await turn(index);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    for (const end = index + turns; index < end; index += 1) await turn(index);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1_000 / turns);
  }
  return spread(times).median;
}

/** The same in all processes of a browser together. */
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
