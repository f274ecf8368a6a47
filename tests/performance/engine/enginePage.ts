import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { withoutNode } from '../../../scripts/withoutNode';
import { FONT_FILE } from './drawing';

const FOLDER = resolve('.cache/bench-engine');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Builds the page that shows a document with the engine. */
export async function buildEnginePage(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve('tests/performance/engine/page'),
    plugins: [withoutNode()],
    resolve: { alias: { '@': resolve('src') } },
    build: { emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, outDir: FOLDER },
  });
}

/** Serves it, and the font of the bench as `/font.ttf`. @returns its address */
export async function serveEnginePage(): Promise<{
  url: string;
  asked: () => readonly string[];
  server: Server;
}> {
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const file = url === '/font.ttf' ? FONT_FILE : join(FOLDER, url === '/' ? 'index.html' : url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked, server };
}

/** Returns the brotli-compressed bytes of the requested scripts and wasm. */
export const brotliOf = (asked: readonly string[]): number =>
  readdirSync(join(FOLDER, 'assets'))
    .filter((name) => asked.includes(`/assets/${name}`))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(FOLDER, 'assets', name))).length, 0);
