import { describe, expect, it } from 'vitest';
import { changeCase, type TypographicCase } from '@/engine/text/shape/changeCase';
import { layout, drawn, paragraphOf } from '../support/text';

const changed = (text: string, language: string, to: TypographicCase = 'uppercase') => {
  const pieces = changeCase(text, to, language);
  expect(pieces.map(([source]) => source).join('')).toBe(text);
  return pieces.map(([, drawnAs]) => drawnAs).join('');
};

describe('capitals', () => {
  it.each([
    ['tr', 'istanbul ılık', 'İSTANBUL ILIK'],
    ['az-Latn', 'bakı i', 'BAKI İ'],
    ['en', 'istanbul', 'ISTANBUL'],
    ['de', 'straße', 'STRASSE'],
    ['nl', 'ijsland \u0133s', 'IJSLAND \u0132S'],
    ['lt', 'i\u0307\u0301s j\u0307\u0303', 'I\u0301S J\u0303'],
    ['el', 'Καλημέρα, άυλος μαΐου', 'ΚΑΛΗΜΕΡΑ, ΑΫΛΟΣ ΜΑΪΟΥ'],
    ['el', 'ή ήλιος οίκος', 'Ή ΗΛΙΟΣ ΟΙΚΟΣ'],
    ['el', 'ᾳ ἀρχή τέλος', 'ΑΙ ΑΡΧΗ ΤΕΛΟΣ'],
    ['en', 'καλημέρα', 'ΚΑΛΗΜΈΡΑ'],
  ])('F6.10 follow the language: %s', (language, text, capitals) => {
    expect(changed(text, language)).toBe(capitals);
  });

  it.each([
    ['tr', 'IRMAK İZMİR', 'ırmak izmir'],
    ['lt', 'Ì Í Ĩ J\u0301 I', 'i\u0307\u0300 i\u0307\u0301 i\u0307\u0303 j\u0307\u0301 i'],
    ['el', 'ΤΕΛΟΣ', 'τελος'],
    ['en', 'IJS', 'ijs'],
  ])('F6.10 become small letters by the language: %s', (language, text, small) => {
    expect(changed(text, language, 'lowercase')).toBe(small);
  });

  it('F6.10 are drawn by the language of their text', () => {
    const looks = { typographicCase: 'uppercase', language: 'tr' } as const;
    expect(drawn(layout(paragraphOf('dikkat', looks)))).toEqual(['DİKKAT']);
    const greek = layout(paragraphOf('αΐ', { ...looks, language: 'el' }));
    expect(greek.lines[0]?.clusters.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
