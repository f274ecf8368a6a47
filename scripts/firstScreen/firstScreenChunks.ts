import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const LISTS = '/src/app/pages/EnvironmentsPage.tsx';

/** What pages without a table are made of as well: fields, cards, headers, words; and small things several of them use. */
const PARTS =
  /^\/src\/(?:components\/(?!DataTable|SearchField|MiddleTruncate)|product\/(?!RecentEnvironments)|app\/pages\/use|domain\/(?:access\/actions|environment|format)|api\/createWrite)/;
/* Icons of the first screen: one that is in `lists` alone would bring all of it to a page that draws the icon. */
const ICON =
  /\/lucide-react\/dist\/esm\/icons\/(?:arrow-up-right|chevron-down|columns-[23]|download|ellipsis|plus|trash)\./;

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
 * The files that hold the first screen, by who needs them: `console` every page, `parts` nearly every
 * page, `lists` those with a table. Left alone, the bundler cuts it into some forty files of a few hundred bytes.
 */
export function firstScreenChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let reached: Set<string> | undefined;
  const isPart = (id: string, graph: Graph) => {
    reached ??= staticClosure(root + LISTS, graph);
    return reached.has(id) && (ICON.test(id) || PARTS.test(id.replace(root, '')));
  };
  return [
    { name: 'console', tags: ['$initial'] },
    { debugName: 'parts', name: (id, graph) => (isPart(id, graph) ? 'parts' : null), minShareCount: 3 },
    { name: 'lists', test: (id) => id === root + LISTS },
  ];
}
