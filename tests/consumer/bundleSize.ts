import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * Measures the brotli-compressed bytes that a page must load before it runs this source: bundled and minified in the
 * folder, without React and without code loaded later.
 */
export async function bundleSize(folder: string, source: string): Promise<number> {
  const entry = join(folder, 'size.js');
  writeFileSync(entry, source);
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/u },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of loaded)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) loaded.add(other);
  return [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}
