import type { GlyphsItem } from '../../display';

/** Glyphs side by side, with what they say where the font does not say it. */
export interface Span {
  readonly text?: string;
  readonly glyphs: GlyphsItem['glyphs'];
}

/** The text of each cluster, by its first unit; what stands before the first belongs to it. */
export function clusterTexts({ text, glyphs }: Pick<GlyphsItem, 'text' | 'glyphs'>): Map<number, string> {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  return new Map(
    starts.map((start, index) => [start, text.slice(index === 0 ? 0 : start, starts[index + 1])]),
  );
}

/**
 * Parts a run into spans. A glyph that is alone in its cluster says the same wherever it says anything (`said`, which
 * grows); a word with a cluster of another kind, or with a mark (`isMark`), which readers find beside the letter it stands
 * on, is said as a whole.
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
    const isSaid = counts.get(cluster) === 1 && says(id, texts.get(cluster) ?? '');
    if (!isSaid || isMark(id)) spoken.add(wordOf.get(cluster));
  }
  const spans: (Span & { word?: number; glyphs: GlyphsItem['glyphs'][number][] })[] = [];
  const begun = new Set<number>();
  for (const glyph of run.glyphs) {
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

/** Whether each glyph stands for itself, in reading order, and says what it says elsewhere: nearly always. */
function isPlain(
  { text, glyphs }: Pick<GlyphsItem, 'text' | 'glyphs'>,
  said: Map<number, string>,
  isMark: (glyphId: number) => boolean,
): boolean {
  for (const [index, { id, cluster }] of glyphs.entries()) {
    const next = glyphs[index + 1]?.cluster ?? Math.max(text.length, cluster + 1);
    if (next <= cluster || isMark(id)) return false;
    const letter = text.slice(index === 0 ? 0 : cluster, next);
    if (!said.has(id)) said.set(id, letter);
    if (said.get(id) !== letter) return false;
  }
  return true;
}

/** The word each cluster belongs to, by the word's first cluster, and the text of each word; spaces stand alone. */
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
