import type { BreaksOf } from '../layout/textInput';

let loading: Promise<BreaksOf> | undefined;

/**
 * Loads what finds the words of Thai, Lao, Khmer and Burmese: 20 MB, 7 MB as they are sent, so only for texts that have
 * such a script (`hasUnspacedWords`). Always the same function, so that texts laid out before are kept.
 * @throws Error when it can't be fetched
 */
export function loadWordBreaks(): Promise<BreaksOf> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function load(): Promise<BreaksOf> {
  const { LineSegmenter } = await import('icu');
  const segmenter = LineSegmenter.createDictionary();
  return (text) => {
    const places = segmenter.segment(text);
    const found: number[] = [];
    for (let place = places.next(); place !== -1; place = places.next()) found.push(place);
    return found;
  };
}
