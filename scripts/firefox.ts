import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBiDi } from './webDriverBiDi';

/** Debian's package, and the program in it. */
const FIREFOX = 'firefox-esr';
const START_TIMEOUT = 60_000;

/** A running Firefox with one page. */
export interface Firefox {
  /** Goes to an address, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /**
   * What an expression comes to on the page: a text, or a promise of one.
   * @throws Error with what the page throws
   */
  evaluate(expression: string): Promise<string>;
  stop(): Promise<void>;
}

const isInstalled = (): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, FIREFOX)));

/** Why there is no Firefox here, and what to do about it; `undefined` where there is. */
export const missingFirefox = (): string | undefined =>
  isInstalled() ? undefined : `${FIREFOX} not installed; on Debian: apt-get install ${FIREFOX}`;

/** Its package, where it is missing. */
export const missingFirefoxPackages = (): readonly string[] => (isInstalled() ? [] : [FIREFOX]);

/** The address Firefox says it can be driven at. */
async function addressOf(browser: ChildProcess): Promise<string> {
  let said = '';
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`Firefox did not start:\n${said}`));
      timer = setTimeout(fail, START_TIMEOUT);
      browser.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, address] = /WebDriver BiDi listening on (\S+)\n/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
      browser.once('error', fail);
      browser.once('exit', fail);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Starts Firefox without a window, on a profile and a home of its own, which are gone after `stop`. */
export async function startFirefox(): Promise<Firefox> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-firefox-'));
  const browser = spawn(FIREFOX, ['--headless', '--remote-debugging-port=0', '--profile', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // It refuses to run as root in the home of somebody else.
    env: { ...process.env, HOME: folder },
  });
  const stop = async () => {
    if (browser.exitCode === null && browser.signalCode === null) {
      const ended = once(browser, 'exit');
      browser.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const bidi = await connectBiDi(await addressOf(browser));
    const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string };
    return {
      open: async (url) => {
        await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      evaluate: async (expression) => {
        const answer = await bidi.send('script.evaluate', {
          ...{ expression, target: { context }, awaitPromise: true },
        });
        const { result, exceptionDetails } = answer as {
          result?: { value?: unknown };
          exceptionDetails?: { text: string };
        };
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return String(result?.value);
      },
      stop: async () => {
        bidi.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
