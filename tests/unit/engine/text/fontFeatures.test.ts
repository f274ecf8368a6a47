import { describe, expect, it } from 'vitest';
import {
  NEW_PARAGRAPH_FORMAT,
  newDocument,
  type CharacterFormat,
  type ParagraphFormat,
} from '@/engine/document';
import { characterLookOf, paragraphFormatOf } from '@/engine/text';
import { glyphsOf, layout, paragraphOf } from '../support/text';

const SERIF = { font: { family: 'Noto Serif', style: 'Regular' } } as const;
const glyphs = (text: string, look: CharacterFormat) =>
  layout(paragraphOf(text, { ...SERIF, ...look })).lines.flatMap((line) => glyphsOf(line));
const ids = (text: string, look: CharacterFormat = {}) => glyphs(text, look).map(({ id }) => id);

describe('features of fonts in a text', () => {
  it.each(['smcp', 'onum', 'frac', 'zero'])('F6.14 takes other glyphs with %s', (tag) => {
    const text = 'abc 1/2 and 01234';
    expect(ids(text, { fontFeatures: { [tag]: true } })).not.toEqual(ids(text));
    expect(ids(text, { fontFeatures: { [tag]: false } })).toEqual(ids(text));
  });

  it('F6.14 sets figures of one width with tnum, and of their own with pnum', () => {
    const widths = (tag: string) => {
      const places = glyphs('1111 0', { fontFeatures: { [tag]: true } }).map(({ x }) => x);
      return (places[1] ?? 0) - (places[0] ?? 0);
    };
    expect(widths('tnum')).toBeGreaterThan(widths('pnum'));
  });

  it('F6.14 parts ligatures with liga off, and keeps them in tracked text with liga on', () => {
    expect(ids('ffi')).toHaveLength(1);
    expect(ids('ffi', { fontFeatures: { liga: false } })).toHaveLength(3);
    expect(ids('ffi', { trackingRight: 20 })).toHaveLength(3);
    expect(ids('ffi', { trackingRight: 20, fontFeatures: { liga: true } })).toHaveLength(1);
  });

  it('F6.14 shapes each run of a paragraph with its own features', () => {
    const { lines } = layout(paragraphOf(['abc', ['abc', { fontFeatures: { smcp: true } }]], SERIF));
    const [first, second] = lines[0]?.runs ?? [];
    expect(first?.glyphs.map(({ id }) => id)).toEqual(ids('abc'));
    expect(second?.glyphs.map(({ id }) => id)).toEqual(ids('abc', { fontFeatures: { smcp: true } }));
  });

  it('F6.14 ignores a feature the font lacks', () => {
    const arial = { font: { family: 'Arial', style: 'Regular' } };
    expect(ids('abc', { ...arial, fontFeatures: { smcp: true } })).toEqual(ids('abc', arial));
  });

  it('F6.17 adds features of styles, of the paragraph and of characters, the nearest one last', () => {
    const { brandKit } = newDocument({
      pageId: 'page',
      layoutId: 'a4',
      sdkVersion: '1.42.3',
      engineVersion: '2.18.1',
    });
    const styled = (fontFeatures: ParagraphFormat['fontFeatures']): ParagraphFormat => ({
      ...NEW_PARAGRAPH_FORMAT,
      ...(fontFeatures && { fontFeatures }),
    });
    const kit = {
      ...brandKit,
      paragraphStyles: {
        order: ['body'],
        items: { body: { name: 'Body', format: styled({ onum: true, liga: false }) } },
      },
      characterStyles: {
        order: ['caps'],
        items: { caps: { name: 'Caps', format: { fontFeatures: { smcp: true, onum: false } } } },
      },
    };
    const paragraph = paragraphFormatOf(
      { paragraphStyleId: 'body', format: { fontFeatures: { tnum: true } } },
      kit,
    );
    expect(paragraph.fontFeatures).toEqual({ onum: true, liga: false, tnum: true });
    const run = { characterStyleId: 'caps', format: { fontFeatures: { liga: true } } };
    expect(characterLookOf(run, paragraph, kit).fontFeatures).toEqual({
      onum: false,
      liga: true,
      tnum: true,
      smcp: true,
    });
    expect(characterLookOf({}, styled(undefined), kit)).not.toHaveProperty('fontFeatures');
  });
});
