import type { BrowserContext } from '@playwright/test';

/** Most last lines of a journal. */
const KEPT = 60;

/** Events of the pages of browser contexts, printed when a test fails. */
export interface Journal {
  watch: (context: BrowserContext) => void;
  /** Returns the last lines, oldest first. */
  tell: () => string;
}

/** Records navigations, and calls to the platform with their results; omits assets. */
export function keepJournal(): Journal {
  const lines: string[] = [];
  const started = Date.now();
  const note = (line: string) => lines.push(`${String(Date.now() - started).padStart(6)} ms  ${line}`);
  const isTold = (url: string) => /\/(?:api|identity)\//.test(url);
  return {
    watch: (context) => {
      context.on('page', (page) => {
        page.on('framenavigated', (frame) => note(`went to ${frame.url()}`));
        page.on('pageerror', (error) => note(`uncaught ${error.message}`));
      });
      context.on('response', (response) => {
        const { pathname, search } = new URL(response.url());
        if (isTold(response.url()))
          note(`${response.status()} ${response.request().method()} ${pathname}${search.slice(0, 80)}`);
      });
      context.on('requestfailed', (request) => {
        if (isTold(request.url()))
          note(
            `${request.failure()?.errorText ?? 'failed'} ${request.method()} ${new URL(request.url()).pathname}`,
          );
      });
    },
    tell: () => lines.slice(-KEPT).join('\n'),
  };
}
