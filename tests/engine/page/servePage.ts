import { createServer } from 'node:http';
import { extname, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : file.source;

/**
 * Builds the page that lays the reference set out, and serves it from memory. @returns its address and a function that
 * closes it
 */
export async function servePage(): Promise<{ url: string; close(): void }> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    // Packages that also run in Node import its modules, which Vite warns about.
    logLevel: 'error',
    root: import.meta.dirname,
    resolve: { alias: { '@': resolve('src') } },
    build: { write: false, minify: false, target: 'es2022', assetsInlineLimit: 0 },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [`/${file.fileName}`, contentOf(file)]));
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const content = files.get(path);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    });
    response.end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
