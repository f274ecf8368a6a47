import { describe, expect, it } from 'vitest';
import { joinHyphenatedWords } from '@/engine/draw/joinHyphenatedWords';
import { loadHyphenation } from '@/engine/text';
import { layout, paragraphOf } from '../support/text';

const hyphensOf = await loadHyphenation(['en-US']);
const look = { fontSize: 14, hyphenation: true, language: 'en-US' } as const;
const said = (...input: Parameters<typeof layout>) => {
  const { lines } = layout(...input);
  const words = joinHyphenatedWords(lines);
  // The drawing is unchanged.
  const drawnOf = (runs: readonly { glyphs: readonly { id: number; x: number }[] }[]) =>
    runs.flatMap(({ glyphs }) => glyphs.map(({ id, x }) => [id, x]));
  expect(words.map(drawnOf)).toEqual(lines.map(({ runs }) => drawnOf(runs)));
  return words.map((runs) => runs.map(({ text }) => text));
};

describe('a word that a hyphen parts', () => {
  it('F6.13 is read aloud with its first part, also over several lines', () => {
    expect(said(paragraphOf('Some internationalization.', look), { width: 60, hyphensOf })).toEqual([
      ['Some internationalization.', ''],
      ['', ''],
      [''],
    ]);
  });

  it('F6.13 is unchanged when its look changes within it, or another paragraph follows', () => {
    const parted = paragraphOf(
      [
        ['communi', {}],
        ['cation', { fontSize: 16 }],
      ],
      look,
    );
    const texts = said(parted, { width: 60, hyphensOf }).flat();
    expect(texts.join('').replaceAll('\u2010', '')).toBe('communication');
    expect(said([paragraphOf('Some'), paragraphOf('more')], { width: 60, hyphensOf })).toEqual([
      ['Some'],
      ['more'],
    ]);
  });
});
