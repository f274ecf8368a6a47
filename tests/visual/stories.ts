import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VISUAL_TAG } from '../../.storybook/visualModes';

/** A story of which pictures are taken. */
export interface Story {
  id: string;
  /** Path in the sidebar and name, as shown in Storybook. */
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

/** The content of a built Storybook's `index.json`. */
export interface StorybookIndex {
  entries: Record<string, IndexEntry>;
}

/** Removes the stories without pictures, and pages of documentation, from the index. */
export function onlyVisual(index: StorybookIndex): StorybookIndex {
  const entries = Object.entries(index.entries).filter(
    ([, { type, tags }]) => type === 'story' && tags?.includes(VISUAL_TAG),
  );
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Reads the tagged stories of a built Storybook in the order of its sidebar. */
export function readStories(storybook: string): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StorybookIndex;
  return Object.values(onlyVisual(index).entries).map(({ id, title, name, importPath }) => ({
    id,
    title: `${title} › ${name}`,
    file: importPath.replace(/^\.\//u, ''),
  }));
}

/** Selects the stories whose id or title contains one of the words, ignoring case; all of them without words. */
export function selectStories(stories: readonly Story[], words: readonly string[]): Story[] {
  const wanted = words.map((word) => word.toLowerCase());
  return stories.filter(
    ({ id, title }) =>
      wanted.length === 0 || wanted.some((word) => id.includes(word) || title.toLowerCase().includes(word)),
  );
}
