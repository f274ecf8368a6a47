import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { studioManifest, studioReadme } from './buildStudioManifest';
import { fingerprint } from './fingerprint';
import { withoutNode } from './withoutNode';

/** Folder of the studio's package. */
export const STUDIO = 'dist-studio';

const HOST = 'src/embed/host/index.ts';
const INPUTS = ['src', 'scripts', 'docs/embedding.md', 'package.json', 'package-lock.json'];
const STAMP = '.cache/studio-inputs';
const alias = { '@': resolve('src') };

/**
 * Builds the studio's package into {@link STUDIO}, unless it is current: `index.js` for host pages, with types, and
 * `frame`, the page it embeds.
 * @throws Error when it does not build, or its types do not check
 */
export async function buildStudio(): Promise<void> {
  const inputs = fingerprint(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs && existsSync(STUDIO)) return;
  // Loaded on demand: that takes longer than checking whether a build is needed.
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
    root: 'src/embed/frame',
    // Relative, so that any folder can serve it.
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
  writeFileSync(`${STUDIO}/index.d.ts`, `export * from './embed/host/index.js';\n`);
  writeFileSync(`${STUDIO}/package.json`, studioManifest());
  writeFileSync(`${STUDIO}/README.md`, studioReadme());
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, inputs);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStudio();
