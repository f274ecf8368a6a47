import type { GlyphsItem } from '../../display';

/** Neighbouring glyphs, with their text if it differs from the font's default. */
export interface Span {
  readonly text?: string;
  readonly glyphs: GlyphsItem['glyphs'];
}

/** Invisible characters without width: soft hyphens, joiners, and direction marks. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
const isInvisible = (text: string): boolean => text !== '' && [...text].every((each) => INVISIBLE.test(each));

/** Returns the text of each cluster by its first unit; text before the first cluster belongs to it. */
export function clusterTexts({ text, glyphs }: Pick<GlyphsItem, 'text' | 'glyphs'>): Map<number, string> {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  return new Map(
    starts.map((start, index) => [start, text.slice(index === 0 ? 0 : start, starts[index + 1])]),
  );
}

/**
 * Splits a run into spans. A cluster of one glyph has the same text everywhere, which is collected by glyph. A word
 * with another cluster or a mark (`isMark`) gets its text as a whole: readers would find the mark beside its letter.
 * Invisible characters belong to the text of their word and are not shown, since fonts draw them as blanks.
 */
export function spansOf(
  run: Pick<GlyphsItem, 'text' | 'glyphs'>,
  said: Map<number, string>,
  isMark: (glyphId: number) => boolean,
): Span[] {
  if (isPlain(run, said, isMark)) return [{ glyphs: run.glyphs }];
  const texts = clusterTexts(run);
  const { wordOf, words } = wordsOf(texts);
  const counts = new Map<number, number>();
  for (const { cluster } of run.glyphs) counts.set(cluster, (counts.get(cluster) ?? 0) + 1);
  const says = (id: number, text: string): boolean => {
    if (!said.has(id)) said.set(id, text);
    return said.get(id) === text;
  };
  const spoken = new Set<number | undefined>();
  for (const { id, cluster } of run.glyphs) {
    if (isInvisible(texts.get(cluster) ?? '')) {
      spoken.add(wordOf.get(cluster));
      continue;
    }
    const isSaid = counts.get(cluster) === 1 && says(id, texts.get(cluster) ?? '');
    if (!isSaid || isMark(id)) spoken.add(wordOf.get(cluster));
  }
  const spans: (Span & { word?: number; glyphs: GlyphsItem['glyphs'][number][] })[] = [];
  const begun = new Set<number>();
  for (const glyph of run.glyphs) {
    if (isInvisible(texts.get(glyph.cluster) ?? '')) continue;
    const found = wordOf.get(glyph.cluster);
    const word = found !== undefined && spoken.has(found) ? found : undefined;
    const last = spans.at(-1);
    if (last && last.word === word) last.glyphs.push(glyph);
    else if (word === undefined) spans.push({ glyphs: [glyph] });
    else {
      spans.push({ word, text: begun.has(word) ? '' : (words.get(word) ?? ''), glyphs: [glyph] });
      begun.add(word);
    }
  }
  return spans;
}

/** Whether each glyph has one cluster, in reading order, and its usual text: the most frequent case. */
function isPlain(
  { text, glyphs }: Pick<GlyphsItem, 'text' | 'glyphs'>,
  said: Map<number, string>,
  isMark: (glyphId: number) => boolean,
): boolean {
  if (INVISIBLE.test(text)) return false;
  for (const [index, { id, cluster }] of glyphs.entries()) {
    const next = glyphs[index + 1]?.cluster ?? Math.max(text.length, cluster + 1);
    if (next <= cluster || isMark(id)) return false;
    const letter = text.slice(index === 0 ? 0 : cluster, next);
    if (!said.has(id)) said.set(id, letter);
    if (said.get(id) !== letter) return false;
  }
  return true;
}

/** Returns the word of each cluster, by its first cluster, and the text of each word; spaces are words of their own. */
function wordsOf(texts: ReadonlyMap<number, string>) {
  const wordOf = new Map<number, number>();
  const words = new Map<number, string>();
  let word: number | undefined;
  for (const [cluster, text] of texts) {
    const isSpace = text.trim() === '';
    const start: number = isSpace ? cluster : (word ?? cluster);
    wordOf.set(cluster, start);
    words.set(start, `${words.get(start) ?? ''}${text}`);
    word = isSpace || text.trimEnd() !== text ? undefined : start;
  }
  return { wordOf, words };
}
