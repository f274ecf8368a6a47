import { clusterStarts } from './clusters';

/** Counts characters as readers see them: a letter with its marks, a flag or a family counts once. */
export const countCharacters = (text: string): number => clusterStarts(text).length - 1;

/** The first so many characters as readers see them. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, clusterStarts(text)[most] ?? text.length);
