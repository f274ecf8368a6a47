import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VISUAL_TAG } from '../../.storybook/visualModes';

/** A story pictures are taken of. */
export interface Story {
  id: string;
  /** Path in the sidebar and name, as a reader of Storybook finds it. */
  title: string;
  /** Path of its file from the root of the repository. */
  file: string;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** What a built Storybook holds, as its `index.json` says. */
export interface StorybookIndex {
  entries: Record<string, IndexEntry>;
}

/** The index without the stories no pictures are taken of, and without pages of documentation. */
export function onlyVisual(index: StorybookIndex): StorybookIndex {
  const entries = Object.entries(index.entries).filter(
    ([, { type, tags }]) => type === 'story' && tags?.includes(VISUAL_TAG),
  );
  return { ...index, entries: Object.fromEntries(entries) };
}

/** The tagged stories of a built Storybook in the order of its sidebar. */
export function readStories(storybook: string): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StorybookIndex;
  return Object.values(onlyVisual(index).entries).map(({ id, title, name, importPath }) => ({
    id,
    title: `${title} › ${name}`,
    file: importPath.replace(/^\.\//u, ''),
  }));
}

/** The stories whose id or title holds one of the words, whatever their case; all of them when there are no words. */
export function selectStories(stories: readonly Story[], words: readonly string[]): Story[] {
  const wanted = words.map((word) => word.toLowerCase());
  return stories.filter(
    ({ id, title }) =>
      wanted.length === 0 || wanted.some((word) => id.includes(word) || title.toLowerCase().includes(word)),
  );
}
