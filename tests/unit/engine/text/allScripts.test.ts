import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFontBook, openFont, type FontFace } from '@/engine/text';
import { insertVowelCircles } from '@/engine/text/shape/vowelCircles';
import { scriptOf } from '@/engine/text/unicode/scripts';
import { fontBytes } from '../support/fonts';
import { glyphsOf, layout, paragraphOf } from '../support/text';

const caseOf = (name: string): FontFace =>
  openFont(
    name,
    new Uint8Array(
      readFileSync(new URL(`../../platform/files/cases/script-not-shaped/${name}.ttf`, import.meta.url)),
    ),
  );
const lineIn = (face: FontFace, text: string) => {
  const fonts = createFontBook([{ family: 'Arial', style: 'Regular', face }]);
  const line = layout(paragraphOf(text), { fonts }).lines[0];
  if (!line) throw new Error('There is no line.');
  return line;
};

describe('scripts', () => {
  it.each([
    ['mongolian', 0x1820, [3, 4, 5]],
    ['phags-pa', 0xa840 + 0x1e, [3, 4, 5]],
    ['nko', 0x7ca, [5, 4, 3]],
    ['adlam', 0x1e922, [5, 4, 3]],
    ['arabic', 0x628, [5, 4, 3]],
    ['syriac', 0x712, [5, 4, 3]],
  ])('F6.07 join the letters of %s', (name, letter, glyphs) => {
    const line = lineIn(caseOf(`joining-${name}`), String.fromCodePoint(letter).repeat(3));
    expect(glyphsOf(line).map(({ id }) => id)).toEqual(glyphs);
  });

  it('F6.07 of HarfBuzz are all detected from their letters', () => {
    const letters = { Adlm: 0x1e922, Java: 0xa995, Mtei: 0xabc0, Tfng: 0x2d30, Cher: 0x13a0, Kawi: 0x11f04 };
    for (const [script, letter] of Object.entries(letters)) expect(scriptOf(letter)).toBe(script);
    // Marks and digits of several scripts belong to none.
    expect([0x301, 0x31, 0x1cf4].map(scriptOf)).toEqual([undefined, undefined, undefined]);
  });

  const devanagari = openFont('devanagari', fontBytes('noto-sans-devanagari', '400Regular'));

  it('F6.08 show a dotted circle for an invalid combination with a vowel', () => {
    const [circle] = glyphsOf(lineIn(devanagari, '\u25cc'));
    const [letter] = glyphsOf(lineIn(devanagari, 'अ'));
    const line = lineIn(devanagari, 'कअ\u0945क');
    expect(
      glyphsOf(line)
        .map(({ id }) => id)
        .slice(1, 3),
    ).toEqual([letter?.id, circle?.id]);
    expect(glyphsOf(line).map(({ cluster }) => cluster)).toEqual([0, 1, 2, 2, 3]);
    expect(line.clusters.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
  });

  it('F6.08 show a dotted circle before a sign that has no letter', () => {
    const [circle] = glyphsOf(lineIn(devanagari, '\u25cc'));
    expect(glyphsOf(lineIn(devanagari, '\u093f')).map(({ id }) => id)).toContain(circle?.id);
  });

  it('F6.08 find the places of circles from the start of a text, once per mark', () => {
    expect(insertVowelCircles('अक', 'Deva')).toBeUndefined();
    expect(insertVowelCircles('अ\u0945', 'Latn')).toBeUndefined();
    const found = insertVowelCircles('xअ\u0945', 'Deva');
    expect(found?.text).toBe('xअ\u25cc\u0945');
    expect([...(found?.sourceOf ?? [])]).toEqual([0, 1, 2, 2]);
    // A vowel sign after a circle begins no pair.
    expect(insertVowelCircles('\u{11200}\u{1122c}\u{11230}', 'Khoj')?.text).toBe(
      '\u{11200}\u25cc\u{1122c}\u{11230}',
    );
  });
});
