import { beforeAll, describe, expect, it } from 'vitest';
import { loadHyphenation, type HyphensOf } from '@/engine/text';
import { drawn, layout, paragraphOf } from '../support/text';

const LANGUAGES = ['en', 'da', 'nl', 'fi', 'fr', 'de', 'it', 'no', 'pl', 'pt', 'es', 'sv'];
let hyphensOf: HyphensOf;
beforeAll(async () => {
  hyphensOf = await loadHyphenation([...LANGUAGES, 'en-GB', 'ja']);
});

const parted = (word: string, language: string) =>
  [...hyphensOf(word, language)].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, word);

const WORD = 'hyphenation';
const narrow = { width: 50 };

describe('hyphenation', () => {
  it.each([
    ['en', 'hyphenation', 'hy-phen-ation'],
    ['en-US', 'Hyphenation', 'Hy-phen-ation'],
    ['nl', 'lettergrepen', 'let-ter-gre-pen'],
    ['de-DE', 'Silbentrennung', 'Sil-ben-tren-nung'],
    ['fr', 'ordinateur', 'or-di-na-teur'],
    ['es', 'ordenador', 'or-de-na-dor'],
    ['it', 'calcolatore', 'cal-co-la-to-re'],
    ['sv', 'avstavning', 'av-stav-ning'],
    ['ja', 'hyphenation', 'hyphenation'],
    ['cs', 'dělení', 'dělení'],
  ])('S6.25 parts words of %s', (language, word, expected) => {
    expect(parted(word, language)).toBe(expected);
  });

  it.each(LANGUAGES)('S6.25 supports %s', (language) => {
    expect(hyphensOf('administrationalisering', language).length).toBeGreaterThan(2);
  });

  it('S6.25 is off when new', () => {
    const result = layout(WORD, { ...narrow, hyphensOf });
    expect(drawn(result).join('')).toBe(WORD);
  });

  it('S6.25 draws a hyphen at the line’s end, within the column', () => {
    const result = layout(paragraphOf(WORD, { hyphenation: true }), { ...narrow, hyphensOf });
    expect(drawn(result)).toEqual(['hyphen\u2010', 'ation']);
    expect(result.lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 6],
      [6, 11],
    ]);
    for (const { right } of result.lines) expect(right).toBeLessThanOrEqual(50);
  });

  it('S6.25 keeps two letters before and three after', () => {
    const always: HyphensOf = (word) => Array.from(word, (_, index) => index).slice(1);
    const result = layout(paragraphOf('abcdefg', { hyphenation: true }), { width: 1, hyphensOf: always });
    expect(drawn(result)).not.toContain('a\u2010');
    const { lines } = layout(paragraphOf('mm abcdefg', { hyphenation: true }), {
      width: 63,
      hyphensOf: always,
    });
    expect(lines[0]?.end).toBeLessThanOrEqual(3 + 4);
    expect(
      layout(paragraphOf('mm abcd', { hyphenation: true }), { width: 40, hyphensOf: always }).lines[0]?.end,
    ).toBe(3);
  });

  it('S6.25 shows a soft hyphen only at a line’s end', () => {
    const text = 'ab\u00adcd';
    expect(drawn(layout(text))).toEqual([text]);
    expect(layout(text).lines[0]?.right).toBeCloseTo(layout('abcd').lines[0]?.right ?? NaN, 9);
    expect(drawn(layout(text, { width: 20 }))).toEqual(['ab\u00ad\u2010', 'cd']);
  });

  it('S6.25 breaks a word with soft hyphens only there', () => {
    const result = layout(paragraphOf('hy\u00adphenation', { hyphenation: true }), { width: 60, hyphensOf });
    expect(drawn(result)).toEqual(['hy\u00ad\u2010', 'phenation']);
  });

  it('returns the same function for the same languages, so that text is not shaped again', async () => {
    expect(await loadHyphenation(['nl', 'en'])).toBe(await loadHyphenation(['en', 'nl']));
  });
});
