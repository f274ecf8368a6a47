import type { BreaksOf } from '../textInput';

let loading: Promise<BreaksOf> | undefined;

/**
 * Loads the word breaker for Thai, Lao, Khmer and Burmese. It takes 20 MB (7 MB compressed), so load it only for such
 * texts (`hasUnspacedWords`). Returns the same function each time, so that cached layouts stay valid.
 * @throws Error if the download fails
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
