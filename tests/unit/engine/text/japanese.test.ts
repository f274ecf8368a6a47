import { describe, expect, it } from 'vitest';
import {
  createFontBook,
  fallbackFace,
  fallbackFamilies,
  layoutText,
  mayHaveJapanese,
  type FontFace,
} from '@/engine/text';
import { testFace } from '../support/fonts';
import { layout, paragraphOf, textInput } from '../support/text';

const JAPANESE = 'noto-sans-jp-400Regular';
const CHINESE = 'noto-sans-sc-400Regular';
const fontsOf = (text: string, language: string) => [
  ...new Set(
    layout(paragraphOf([[text, { language }]])).lines.flatMap(({ runs }) => runs.map(({ font }) => font)),
  ),
];
const bookOf = (...fallbacks: readonly FontFace[]) =>
  createFontBook([{ family: 'Arimo', style: 'Regular', face: testFace('arimo') }], fallbacks);
const chinese = () => fallbackFace('Noto Sans SC', testFace('noto-sans-sc'));

describe('signs that Chinese and Japanese share', () => {
  it.each([
    ['直角', 'ja', [JAPANESE]],
    ['直角', 'ja-JP', [JAPANESE]],
    ['直角', 'zh', [CHINESE]],
    ['直角', 'en', [CHINESE]],
    ['直角です', 'en', [JAPANESE]],
    ['直角です', 'zh-Hans', [CHINESE]],
  ])('of %s in %s are drawn by %j', (text, language, fonts) => {
    expect(fontsOf(text, language)).toEqual(fonts);
  });

  it('that have no Japanese form are drawn by the Chinese font in a Japanese text too', () => {
    expect(fontsOf('认', 'ja')).toEqual([CHINESE]);
  });

  it('are missing in a Japanese text with only the Chinese font, so that the other is loaded', () => {
    const text = paragraphOf([['直角', { language: 'ja' }]]);
    const { missingGlyphs } = layoutText(textInput(text, { fonts: bookOf(chinese()) }));
    expect(missingGlyphs).toMatchObject([
      { character: '直', isJapanese: true },
      { character: '角', isJapanese: true },
    ]);
    expect(fallbackFamilies('直', true)).toEqual(['Noto Sans JP', 'Noto Sans SC']);
    expect(fallbackFamilies('直')).toEqual(['Noto Sans SC']);
  });

  it.each([
    ['{"text":"です"}', true],
    ['{"language":"ja","text":"直角"}', true],
    ['{"language":"zh","text":"直角"}', false],
  ])('in %s may be Japanese: %j', (json, may) => expect(mayHaveJapanese(json)).toBe(may));
});
