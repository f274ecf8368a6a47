import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type VisualSize, visualSizes } from '../../.storybook/visualModes';
import { type Mode, modeName, MODES } from './modes';
import type { Renderer } from './renderer';

/** Accessibility trees of a story, by window size. */
export type Trees = Partial<Record<VisualSize, string>>;

/** The committed pictures and accessibility trees: a folder for each component, named files for each story. */
export interface Baselines {
  /** Absent as long as there are no baselines. */
  readRenderer: () => Renderer | undefined;
  writeRenderer: (renderer: Renderer) => void;
  readPicture: (storyId: string, mode: Mode) => Buffer | undefined;
  writePicture: (storyId: string, mode: Mode, file: Uint8Array) => void;
  readTrees: (storyId: string) => Trees;
  writeTrees: (storyId: string, trees: Trees) => void;
  /** Files that belong to none of the stories. */
  findOrphans: (storyIds: readonly string[]) => string[];
  remove: (file: string) => void;
}

const MANIFEST = 'manifest.json';
const WIDTH_LINE = /^# (\d+)$/u;

/** `components-button--with-icons` becomes `components-button/with-icons`. */
const stemOf = (storyId: string) => storyId.replace('--', '/');
const pictureOf = (storyId: string, mode: Mode) => `${stemOf(storyId)}.${modeName(mode)}.webp`;
const treesOf = (storyId: string) => `${stemOf(storyId)}.tree.txt`;

/** Reads and writes the baselines of a folder; the folder need not exist. */
export function openBaselines(folder: string): Baselines {
  const read = (file: string): Buffer | undefined =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined;
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const list = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true, recursive: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      : [];
  return {
    readRenderer: () => {
      const manifest = read(MANIFEST);
      return manifest && (JSON.parse(manifest.toString()) as Renderer);
    },
    writeRenderer: (renderer) => write(MANIFEST, `${JSON.stringify(renderer, null, 2)}\n`),
    readPicture: (storyId, mode) => read(pictureOf(storyId, mode)),
    writePicture: (storyId, mode, file) => write(pictureOf(storyId, mode), file),
    readTrees: (storyId) => parseTrees(read(treesOf(storyId))?.toString() ?? ''),
    writeTrees: (storyId, trees) => write(treesOf(storyId), formatTrees(trees)),
    findOrphans: (storyIds) => {
      const known = new Set([
        MANIFEST,
        ...storyIds.flatMap((id) => [treesOf(id), ...MODES.map((mode) => pictureOf(id, mode))]),
      ]);
      return list()
        .filter((file) => !known.has(file))
        .sort();
    },
    remove: (file) => {
      const path = join(folder, file);
      rmSync(path);
      if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
    },
  };
}

/** One section for each different tree, under the window widths it holds for. */
function formatTrees(trees: Trees): string {
  const widths = new Map<string, number[]>();
  for (const [size, tree] of Object.entries(trees) as [VisualSize, string][])
    widths.set(tree, [...(widths.get(tree) ?? []), visualSizes[size].width]);
  return [...widths]
    .map(([tree, shared]) => `${shared.map((width) => `# ${width}`).join('\n')}\n${tree}\n`)
    .join('\n');
}

function parseTrees(text: string): Trees {
  const trees: Trees = {};
  let sizes: VisualSize[] = [];
  let lines: string[] = [];
  const close = (): void => {
    for (const size of sizes) trees[size] = lines.join('\n').trimEnd();
  };
  for (const line of text.split('\n')) {
    const width = WIDTH_LINE.exec(line)?.[1];
    if (width === undefined) {
      lines.push(line);
      continue;
    }
    if (lines.length > 0) {
      close();
      sizes = [];
      lines = [];
    }
    const size = (Object.keys(visualSizes) as VisualSize[]).find(
      (name) => visualSizes[name].width === Number(width),
    );
    if (size) sizes.push(size);
  }
  close();
  return trees;
}
