import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const IMPORTED = /(?:from|import) ?"\.\/([^"]+\.js)"/g;
const IMPORTED_ON_DEMAND = /import\(`\.\/([^`]+\.js)`\)|import\("\.\/([^"]+\.js)"\)/g;

interface Script {
  bytes: number;
  imports: string[];
  onDemand: string[];
}

/** A dialog or similar layer over a route. */
export interface Layer {
  /** The bundler's name of its script. */
  name: string;
  /** Bytes (brotli) it adds to the route's, when first opened. */
  bytes: number;
}

function readScripts(folder: string): Map<string, Script> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const code = readFileSync(join(folder, name));
      const text = code.toString();
      return [
        name,
        {
          bytes: brotliCompressSync(code).length,
          imports: [...text.matchAll(IMPORTED)].flatMap(([, imported]) => imported ?? []),
          onDemand: [...text.matchAll(IMPORTED_ON_DEMAND)].flatMap(([, one, other]) => one ?? other ?? []),
        },
      ];
    }),
  );
}

/** Finds the largest on-demand import of the routes in a built console: dialogs and parts, without charts. */
export function largestLayer(site: string): Layer {
  const folder = join(site, 'assets');
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const scripts = readScripts(folder);
  const isShell = (name: string) => page.includes(name);
  const broughtBy = (start: string) => {
    const brought = new Set([start]);
    for (const one of brought) for (const imported of scripts.get(one)?.imports ?? []) brought.add(imported);
    return brought;
  };
  const layers = [...scripts].flatMap(([name, { onDemand }]) => {
    if (isShell(name)) return [];
    const there = broughtBy(name);
    return onDemand
      .filter((layer) => !layer.startsWith('Chart'))
      .map((layer) => {
        const added = [...broughtBy(layer)].filter((one) => !there.has(one) && !isShell(one));
        const bytes = added.reduce((sum, one) => sum + (scripts.get(one)?.bytes ?? 0), 0);
        return { name: layer.replace(/-.{8}\.js$/, ''), bytes };
      });
  });
  return layers.reduce((most, one) => (one.bytes > most.bytes ? one : most), { name: 'none', bytes: 0 });
}
