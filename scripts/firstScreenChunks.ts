import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const ENTRY = '/src/app/main.tsx';
const LISTS = '/src/app/pages/EnvironmentsPage.tsx';

/** Modules reached from one by plain imports; what is behind a dynamic import is not. */
function staticClosure(start: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) open.push(imported);
  }
  return seen;
}

/**
 * Names the chunk of a module of ours: `console` holds what every page needs, `lists` what a page with a table needs
 * besides; what they use of the packages comes along. The packages themselves stay unnamed (`null`), because a plain
 * import of a package's index reaches all of it, the parts only lazy pages use included. Left alone, the bundler cuts
 * the first screen into some forty files of a few hundred bytes.
 */
export function createChunkNamer(root: string): (id: string, graph: Graph) => string | null {
  let closures: { main: Set<string>; lists: Set<string> } | undefined;
  return (id, graph) => {
    closures ??= {
      main: staticClosure(root + ENTRY, graph),
      lists: staticClosure(root + LISTS, graph),
    };
    if (id.includes('/node_modules/')) return null;
    if (closures.main.has(id)) return 'console';
    return closures.lists.has(id) ? 'lists' : null;
  };
}
