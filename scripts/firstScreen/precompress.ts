import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.wasm']);
const SMALLEST = 1024;
/** The last percent of a file this large takes a minute. */
const LARGE = 4_000_000;
const LARGE_QUALITY = 7;

/**
 * Writes brotli and gzip copies of every built file worth it, for servers that send them directly. Skips JSON: the
 * start-up files are edited after the build, and a copy would be outdated.
 */
export function precompress(): Plugin {
  let directory = '';
  let isWritten = true;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      directory = resolve(config.root, config.build.outDir);
      isWritten = config.build.write;
    },
    closeBundle: () => {
      // After a failed build there is no output, and its own error is the relevant one.
      if (!isWritten || !existsSync(directory)) return;
      for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !COMPRESSIBLE.has(extname(path)) || statSync(path).size < SMALLEST) continue;
        const content = readFileSync(path);
        const quality = content.length < LARGE ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY;
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
