import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** File name of the graph in a built Storybook. */
export const MODULE_GRAPH = 'module-graph.json';

/** The files Storybook was built from, by path from the repository root. */
export interface ModuleGraph {
  /** Each module that is a file: a hash of its content, and the files it may load, statically or dynamically. */
  modules: Record<string, { hash: string; imports: string[] }>;
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Returns the file of a module; undefined for virtual modules. */
function fileOf(id: string): string | undefined {
  const path = id.replace(/[?#].*$/u, '');
  return !path.startsWith('\0') && existsSync(path) ? path : undefined;
}

/** Writes the imports of each file, as resolved by the bundler, into the built Storybook: see {@link ModuleGraph}. */
export function moduleGraph(root: string): Plugin {
  return {
    name: 'module-graph',
    apply: 'build',
    generateBundle() {
      const imports = new Map<string, string[]>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        imports.set(id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]);
      }
      /** Returns the files behind imports; for a virtual module, those it imports itself. */
      const filesBehind = (ids: string[], seen: Set<string>): string[] =>
        ids.flatMap((id) => {
          if (seen.has(id)) return [];
          seen.add(id);
          const file = fileOf(id);
          return file === undefined ? filesBehind(imports.get(id) ?? [], seen) : [relative(root, file)];
        });
      const modules: ModuleGraph['modules'] = {};
      for (const [id, imported] of imports) {
        const file = fileOf(id);
        if (file === undefined) continue;
        const known = modules[relative(root, file)]?.imports ?? [];
        modules[relative(root, file)] = {
          hash: hashOf(file),
          imports: [...new Set([...known, ...filesBehind(imported, new Set())])].sort(),
        };
      }
      this.emitFile({ type: 'asset', fileName: MODULE_GRAPH, source: JSON.stringify({ modules }) });
    },
  };
}
