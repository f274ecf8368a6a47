import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { ReferenceFile, renderReference } from './renderReference';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Rendering {
  readonly renderReference: typeof renderReference;
}

/** Renders the files of the reference from the current contracts. */
async function render(options: { fontAddress?: string | undefined }): Promise<readonly ReferenceFile[]> {
  const { module } = await runnerImport<Rendering>(`${HERE}renderReference.tsx`, {
    configFile: false,
    root: ROOT,
    resolve: { alias: { '@': `${ROOT}src` } },
    logLevel: 'error',
  });
  return module.renderReference(options);
}

/**
 * Builds the API reference: pages made from the contracts, beside the built console, and served during development.
 * They are files, so that the console's server serves them, with its Content-Security-Policy.
 */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    generateBundle: {
      // After the page of the console. Storybook uses the same plugins and has none.
      order: 'post',
      async handler(_options, bundle) {
        if (!('index.html' in bundle)) return;
        const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        for (const { path, text } of await render({ fontAddress: font && `/${font}` }))
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: text });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/reference', (request, response, next) => {
        const path = `/reference${(request.url ?? '').replace(/[?#].*/, '')}`;
        void render({}).then((files) => {
          const file = files.find((each) => each.path === path);
          if (!file) return next();
          response.setHeader('Content-Type', file.type);
          response.setHeader('Cache-Control', 'no-cache');
          response.end(file.text);
        }, next);
      });
    },
  };
}
