import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MODULE_GRAPH, type ModuleGraph } from '../../.storybook/moduleGraph';
import { filesIn } from '../../scripts/fingerprint';
import { type Renderer, rendererName } from './renderer';
import type { Story } from './stories';

/** The module in which every story is drawn. */
const PREVIEW = '.storybook/preview.tsx';

/** Folders and files that any story may depend on without an import. */
const OF_EVERY_STORY = ['.storybook', 'public', 'tsconfig.json', 'scripts/chromium.ts'];

/** Files of these folders that are no modules (styles, pictures, texts) may be loaded by an address. */
const WITH_LOOSE_FILES = ['src', 'stories'];
const IS_MODULE = /\.(?:ts|tsx)$/u;

/** The visual check itself: the code that draws and compares. The rest of its folder only reports results, or tests. */
const CHECK = 'tests/visual';
const IS_DRAWING = /\.ts$/u;
const IS_TELLING = /\.test\.ts$|\/(?:chromatic|describe|report|reportLook|run|testReport|treeDiff)\.ts$/u;

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Hashes everything in the repository that a story's pictures depend on, by story id: its file and all imports, static
 * and on demand, the same for the preview, `.storybook`, `public`, files that are no modules, the resolved version of
 * every dependency, and the code that draws. Only code that a story can't reach may change without changing its hash.
 * Paths are relative to `root`, so that the hash is the same on every machine.
 * @param storybook The built Storybook of the current repository.
 */
export function hashInputs(root: string, storybook: string, stories: readonly Story[]): Map<string, string> {
  const graph = JSON.parse(readFileSync(join(storybook, MODULE_GRAPH), 'utf8')) as ModuleGraph;
  const shared = digest([
    ...hashFiles(root, OF_EVERY_STORY, () => true),
    ...hashFiles(root, WITH_LOOSE_FILES, (file) => !IS_MODULE.test(file)),
    ...hashFiles(root, [CHECK], (file) => IS_DRAWING.test(file) && !IS_TELLING.test(file)),
    ...resolvedVersions(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  ]);
  const byFile = new Map<string, string>();
  for (const file of new Set(stories.map((story) => story.file)))
    byFile.set(file, digest([shared, ...reachable(graph, [PREVIEW, file])]));
  return new Map(stories.map(({ id, file }) => [id, digest([id, byFile.get(file) ?? ''])]));
}

/** Hashes the state in which a story is accepted: its inputs, its renderer, and its baselines. */
export function hashAcceptance(inputs: string, renderer: Renderer, baselines: string): string {
  return digest([inputs, rendererName(renderer), baselines]).slice(0, 32);
}

/** Lists every file reachable by imports, with the hash of its content. @throws Error for an unknown one */
function reachable({ modules }: ModuleGraph, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const known = modules[file];
    if (!known) throw new Error(`${file} is not among the modules of the built Storybook.`);
    open.push(...known.imports);
  }
  return [...seen].sort().map((file) => `${file} ${modules[file]?.hash ?? ''}`);
}

function hashFiles(root: string, paths: readonly string[], isWanted: (file: string) => boolean): string[] {
  return paths
    .flatMap((path) => filesIn(join(root, path)))
    .map((file) => relative(root, file))
    .filter(isWanted)
    .sort()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex')}`,
    );
}

/** Lists each installed package with its version and the hash of its archive. */
function resolvedVersions(lock: string): string[] {
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, integrity }]) => `${path} ${version ?? ''} ${integrity ?? ''}`)
    .sort();
}
