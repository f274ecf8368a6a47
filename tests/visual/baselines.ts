import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type VisualSize, visualSizes } from '../../.storybook/visualModes';
import { type Mode, modeName, MODES } from './modes';
import type { Renderer } from './renderer';

/** Accessibility trees of a story, by window size. */
export type Trees = Partial<Record<VisualSize, string>>;

/** Hashes of the accepted inputs and baselines, by a story's id. */
export type Acceptances = Map<string, readonly string[]>;

/** The committed pictures and accessibility trees: a folder for each component, with files for each story. */
export interface Baselines {
  /** Absent as long as there are no baselines. */
  readRenderer: () => Renderer | undefined;
  writeRenderer: (renderer: Renderer) => void;
  readPicture: (storyId: string, mode: Mode) => Buffer | undefined;
  writePicture: (storyId: string, mode: Mode, file: Uint8Array) => void;
  readTrees: (storyId: string) => Trees;
  writeTrees: (storyId: string, trees: Trees) => void;
  /** Hashes the names and contents of the story's pictures and trees. */
  digest: (storyId: string) => string;
  /** Reads the accepted hashes of each story; several after a merge of branches. */
  readAcceptances: () => Acceptances;
  writeAcceptances: (acceptances: Acceptances) => void;
  /** Lists files that belong to none of the stories. */
  findOrphans: (storyIds: readonly string[]) => string[];
  remove: (file: string) => void;
}

const MANIFEST = 'manifest.json';
/** A line for each story, so that git can merge those of two branches (`.gitattributes`). */
const ACCEPTANCES = 'accepted.txt';
const WIDTH_LINE = /^# (\d+)$/u;

/** `components-button--with-icons` becomes `components-button/with-icons`. */
const stemOf = (storyId: string) => storyId.replace('--', '/');
const pictureOf = (storyId: string, mode: Mode) => `${stemOf(storyId)}.${modeName(mode)}.webp`;
const treesOf = (storyId: string) => `${stemOf(storyId)}.tree.txt`;
const filesOf = (storyId: string) => [treesOf(storyId), ...MODES.map((mode) => pictureOf(storyId, mode))];

/** Opens the baselines of a folder, which need not exist. */
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
    digest: (storyId) => {
      const hash = createHash('sha256');
      for (const file of filesOf(storyId)) hash.update(`${file}\0`).update(read(file) ?? 'none');
      return hash.digest('hex');
    },
    readAcceptances: () => parseAcceptances(read(ACCEPTANCES)?.toString() ?? ''),
    writeAcceptances: (acceptances) => write(ACCEPTANCES, formatAcceptances(acceptances)),
    findOrphans: (storyIds) => {
      const known = new Set([MANIFEST, ACCEPTANCES, ...storyIds.flatMap(filesOf)]);
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

function parseAcceptances(text: string): Acceptances {
  const acceptances = new Map<string, string[]>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [storyId = '', hash = ''] = line.split(' ');
    acceptances.set(storyId, [...(acceptances.get(storyId) ?? []), hash]);
  }
  return acceptances;
}

function formatAcceptances(acceptances: Acceptances): string {
  const lines = [...acceptances].flatMap(([storyId, hashes]) => hashes.map((hash) => `${storyId} ${hash}\n`));
  return lines.sort().join('');
}

/** Formats one section for each different tree, under the window widths it applies to. */
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
