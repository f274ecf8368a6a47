import { clusterStarts } from './clusters';

/** Counts grapheme clusters: a letter with its marks, a flag or a family counts once. */
export const countCharacters = (text: string): number => clusterStarts(text).length - 1;

/** Returns the first grapheme clusters, up to this number. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, clusterStarts(text)[most] ?? text.length);
