/**
 * Measures the gain of each trick of the start (decision 0087): the console with and without the trick shows the
 * environments in turn to a signed-in admin, with an empty cache on a four times slower processor. Prints the ratio of
 * the pairs, without to with, and the bytes sent. Arguments select tricks by name.
 */
import { chromium, type Browser } from 'playwright';
import { buildConsole } from '../../scripts/buildConsole';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { startPlatform, type RunningPlatform } from '../e2e/support/startPlatform';
import { measureVisit, type Visit } from './measurePage';
import { signIn } from './signIn';
import { spread } from './summary';
import { buildWithout, TRICKS, type Trick } from './withoutTrick';

const PAIRS = 9;

/** One cold visit to a platform's console. */
type Visiting = () => Promise<Visit>;

async function open(
  browser: Browser,
  directory: string,
): Promise<{ platform: RunningPlatform; visit: Visiting }> {
  const platform = await startPlatform({
    CONSOLE_DIR: directory,
    ACCESS_TOKEN_SECONDS: '14400',
    REQUESTS_PER_MINUTE: '0',
  });
  const { state: storageState } = await signIn(browser, platform.url);
  const options = { url: `${platform.url}/environments`, text: 'Aurora production', storageState };
  return { platform, visit: () => measureVisit(browser, options) };
}

/** Measures a trick, as one line. */
async function measure(browser: Browser, whole: Visiting, trick: Trick): Promise<string> {
  const { platform, visit } = await open(browser, await buildWithout(trick));
  try {
    // The first pair warms both platforms: its times do not count, but its bytes do.
    const [withIt, without] = [await whole(), await visit()];
    const ratios: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { rowsVisible } = await whole();
      ratios.push((await visit()).rowsVisible / rowsVisible);
    }
    const { median, lowest, highest } = spread(ratios);
    const bytes = (without.bytes - withIt.bytes) / 1000;
    return (
      `${trick.name}: without it ${median.toFixed(2)}x (${lowest.toFixed(2)}–${highest.toFixed(2)}), ` +
      `${bytes.toFixed(1)} KB and ${without.requests - withIt.requests} requests more`
    );
  } finally {
    await platform.dispose();
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = TRICKS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
await buildConsole();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const { platform, visit } = await open(browser, 'dist');
try {
  for (const trick of chosen) console.log(await measure(browser, visit, trick));
} finally {
  await platform.dispose();
  await browser.close();
}
