import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = '\0console-page';

/**
 * Gives stories the console's own HTML page while Storybook is served: an import of `/index.html` there would return
 * Storybook's page.
 */
export const consolePage = (root: string): Plugin => ({
  name: 'console-page',
  apply: 'serve',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/index.html?raw') ? MODULE : undefined),
  load: (id) =>
    id === MODULE ? `export default ${JSON.stringify(readFileSync(`${root}index.html`, 'utf8'))}` : undefined,
});
