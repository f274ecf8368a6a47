import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MODULE_GRAPH, type ModuleGraph } from '../../.storybook/moduleGraph';
import { filesIn } from '../../scripts/fingerprint';
import { type Renderer, rendererName } from './renderer';
import type { Story } from './stories';

/** The module every story is drawn in. */
const PREVIEW = '.storybook/preview.tsx';

/** Folders and files any story may depend on in a way that no import tells. */
const OF_EVERY_STORY = ['.storybook', 'public', 'tsconfig.json', 'scripts/chromium.ts'];

/** Files of these folders that are no modules (styles, pictures, texts) may be loaded by an address. */
const WITH_LOOSE_FILES = ['src', 'stories'];
const IS_MODULE = /\.(?:ts|tsx)$/u;

/** The visual check itself: what draws and compares. The rest of its folder only tells what came of it, or tests. */
const CHECK = 'tests/visual';
const IS_DRAWING = /\.ts$/u;
const IS_TELLING = /\.test\.ts$|\/(?:chromatic|describe|report|reportLook|run|testReport|treeDiff)\.ts$/u;

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * A hash for each story, by its id, over everything its pictures follow from, as far as it lies in the repository: the
 * story's file and all it imports, at once or later, the preview likewise, `.storybook`, `public`, files that are no
 * modules, the resolved version of every dependency, and the code that draws. Only what a story can't reach may change
 * without changing its hash. Paths are from the `root` of the repository, so that the hash is the same on every machine.
 * @param storybook The built Storybook, made from what the repository holds now.
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

/** What a story was accepted as: the hash of its inputs, of what drew it, and of its baselines. */
export function hashAcceptance(inputs: string, renderer: Renderer, baselines: string): string {
  return digest([inputs, rendererName(renderer), baselines]).slice(0, 32);
}

/** Every file that can be reached by imports, with the hash of its content. @throws Error for one that is not known. */
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

/** Each installed package with its version and the hash of its archive. */
function resolvedVersions(lock: string): string[] {
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, integrity }]) => `${path} ${version ?? ''} ${integrity ?? ''}`)
    .sort();
}
