import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = '\0console-page';

/**
 * Gives stories the console's own page while Storybook is served: at the address the page would be asked for from there,
 * `/index.html`, Storybook answers with its own.
 */
export const consolePage = (root: string): Plugin => ({
  name: 'console-page',
  apply: 'serve',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/index.html?raw') ? MODULE : undefined),
  load: (id) =>
    id === MODULE ? `export default ${JSON.stringify(readFileSync(`${root}index.html`, 'utf8'))}` : undefined,
});
