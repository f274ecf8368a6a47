import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBiDi } from './webDriverBiDi';

/** Debian's package, and its program. */
const FIREFOX = 'firefox-esr';
const START_TIMEOUT = 60_000;

/** A running Firefox with one page. */
export interface Firefox {
  /** Opens an address, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /**
   * Evaluates an expression on the page: a text, or a promise of one.
   * @throws Error with the page's error
   */
  evaluate(expression: string): Promise<string>;
  stop(): Promise<void>;
}

const isInstalled = (): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, FIREFOX)));

/** Returns why Firefox is missing here, with the way to install it; `undefined` when it is installed. */
export const missingFirefox = (): string | undefined =>
  isInstalled() ? undefined : `${FIREFOX} not installed; on Debian: apt-get install ${FIREFOX}`;

/** Its package, if it is missing. */
export const missingFirefoxPackages = (): readonly string[] => (isInstalled() ? [] : [FIREFOX]);

/** Reads the address at which Firefox can be controlled from its output. */
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

/** Starts Firefox without a window, with a profile and home of its own, deleted on `stop`. */
export async function startFirefox(): Promise<Firefox> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-firefox-'));
  const browser = spawn(FIREFOX, ['--headless', '--remote-debugging-port=0', '--profile', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // It refuses to run as root in another user's home.
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
          expression,
          target: { context },
          awaitPromise: true,
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
