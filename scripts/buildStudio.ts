import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { studioManifest, studioReadme } from './buildStudioManifest';
import { fingerprint } from './fingerprint';
import { withoutNode } from './withoutNode';

/** Folder of the package of the studio. */
export const STUDIO = 'dist-studio';

const HOST = 'src/studio/host/index.ts';
const INPUTS = ['src', 'scripts', 'docs/embedding.md', 'package.json', 'package-lock.json'];
const STAMP = '.cache/studio-inputs';
const alias = { '@': resolve('src') };

/**
 * Builds the package of the studio into {@link STUDIO}, unless it is there from exactly these sources: `index.js`, which host
 * pages import, with types, and `frame`, the page it puts into them.
 * @throws Error when it does not build, or its types do not.
 */
export async function buildStudio(): Promise<void> {
  const inputs = fingerprint(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs && existsSync(STUDIO)) return;
  // Loading these takes longer than finding out that there is nothing to build.
  const [{ build }, { default: react }, { emitTypes }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('./buildComponentsTypes'),
  ]);
  rmSync(STUDIO, { recursive: true, force: true });
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      outDir: STUDIO,
      target: 'es2022',
      lib: { entry: resolve(HOST), formats: ['es'], fileName: () => 'index.js' },
    },
  });
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: 'src/studio/frame',
    // Whatever folder it is served from.
    base: './',
    plugins: [react(), withoutNode()],
    resolve: { alias },
    worker: { format: 'es', plugins: () => [withoutNode()] },
    build: {
      outDir: resolve(STUDIO, 'frame'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 800,
    },
  });
  emitTypes([resolve(HOST)], STUDIO);
  writeFileSync(`${STUDIO}/index.d.ts`, `export * from './studio/host/index.js';\n`);
  writeFileSync(`${STUDIO}/package.json`, studioManifest());
  writeFileSync(`${STUDIO}/README.md`, studioReadme());
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, inputs);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStudio();
