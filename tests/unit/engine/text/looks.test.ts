import { describe, expect, it } from 'vitest';
import { NEW_PARAGRAPH_FORMAT, type BrandKit, type CharacterFormat, type Paragraph } from '@/engine/document';
import { textParagraphs } from '@/engine/text';

const none = { order: [], items: {} };

/** A kit with one paragraph style of 20 points and one character style. */
const kitOf = (characters: CharacterFormat, rest: Partial<BrandKit> = {}) => ({
  paragraphStyles: {
    order: ['title'],
    items: { title: { name: 'Title', format: { ...NEW_PARAGRAPH_FORMAT, fontSize: 20, underline: true } } },
  },
  characterStyles: { order: ['strong'], items: { strong: { name: 'Strong', format: characters } } },
  themes: none,
  ...rest,
});

const titled = (runs: Paragraph['runs']): Paragraph => ({ paragraphStyleId: 'title', runs });
const strong = { type: 'text', text: 'strong', characterStyleId: 'strong' } as const;

describe('the look of text', () => {
  it('S6.03 is changed by a character style only in the fields the style sets', () => {
    const [paragraph] = textParagraphs(
      [titled([{ type: 'text', text: 'plain' }, strong])],
      kitOf({ lineThrough: true }),
    );
    const [plain, changed] = paragraph?.runs ?? [];
    expect(plain?.look).toMatchObject({ fontSize: 20, underline: true, lineThrough: false });
    expect(changed?.look).toEqual({ ...plain?.look, lineThrough: true });
  });

  it('S6.03 prefers a run’s own format to its style, and a paragraph’s own to its style', () => {
    const run = { ...strong, format: { fontSize: 30 } };
    const [paragraph] = textParagraphs(
      [{ ...titled([run]), format: { underline: false, textAlign: 'right' } }],
      kitOf({ fontSize: 25, kerningOn: false }),
    );
    expect(paragraph?.format).toMatchObject({ fontSize: 20, underline: false, textAlign: 'right' });
    expect(paragraph?.runs[0]?.look).toMatchObject({ fontSize: 30, kerningOn: false, underline: false });
  });

  it('is that of the active theme if it has one', () => {
    const format = { ...NEW_PARAGRAPH_FORMAT, fontSize: 99 };
    const theme = {
      name: 'Dark',
      colors: {},
      paragraphStyles: { title: format },
      characterStyles: {},
      media: {},
    };
    const kit = kitOf({}, { activeThemeId: 'dark', themes: { order: ['dark'], items: { dark: theme } } });
    expect(textParagraphs([titled([strong])], kit)[0]?.runs[0]?.look.fontSize).toBe(99);
  });

  it('is that of a new paragraph when its style is missing', () => {
    const [paragraph] = textParagraphs([{ paragraphStyleId: 'gone', runs: [strong] }], kitOf({}));
    expect(paragraph?.format).toEqual(NEW_PARAGRAPH_FORMAT);
  });

  it('applies the level’s character style to a list’s mark', () => {
    const { bulletListStyle } = NEW_PARAGRAPH_FORMAT;
    const levels = bulletListStyle.levels.map((level) => ({ ...level, characterStyleId: 'strong' }));
    const format = { bulletListStyle: { ...bulletListStyle, levels } };
    const [paragraph] = textParagraphs(
      [{ format, list: { type: 'bullets', level: 2 }, runs: [] }],
      kitOf({ fontSize: 7 }),
    );
    expect(paragraph?.markLook?.fontSize).toBe(7);
  });
});
