import type { ParagraphOverrides, TextFrame } from '@/engine/document';
import { hex, reference, says, shape, words, type Reference } from './build';

const ALONG =
  'The morning train left the valley on time, and by noon the whole town knew what the mountain had decided. ' +
  'Nobody had asked it; nobody ever did.';
const SHORT = 'Waffle office, AVATAR To.';
const arial = (fontSize: number, more: ParagraphOverrides = {}): ParagraphOverrides => ({
  fontSize,
  ...more,
});
const font = (family: string, style = 'Regular') => ({ font: { family, style } });
const applied = (value: string) => ({ applied: true, color: hex(value) });

/** A text over the whole page. */
const page = (
  paragraphs: Parameters<typeof words>[1],
  options: Partial<TextFrame['options']> = {},
  placement: Parameters<typeof words>[3] = {},
): Reference => reference([words([10, 10, 180, 130], paragraphs, options, placement)]);

const aligned = (textAlign: 'left' | 'center' | 'right' | 'justify'): Reference =>
  page([says(ALONG, arial(12, { textAlign, textAlignLast: textAlign === 'justify' ? 'left' : textAlign }))]);

const standing = (verticalAlign: TextFrame['options']['verticalAlign']): Reference =>
  page([says(ALONG.slice(0, 60), arial(14)), says('Second paragraph.', arial(14))], { verticalAlign });

/** Typesetting in Latin script. */
export const texts: Readonly<Record<string, Reference>> = {
  'families and styles': page([
    says(SHORT, arial(16)),
    says(SHORT, { ...arial(16), ...font('Arial', 'Bold') }),
    says(SHORT, { ...arial(16), ...font('Inter') }),
    says(SHORT, { ...arial(16), ...font('Noto Serif') }),
    says(SHORT, { ...arial(16), ...font('A Font Nobody Has') }),
  ]),
  'kerning on and off': page([
    says('AVAVAV To Ty', arial(24)),
    says('AVAVAV To Ty', arial(24, { kerningOn: false })),
  ]),
  'runs with looks of their own': page([
    says(
      [
        'Plain, ',
        ['bold', font('Arial', 'Bold')],
        ', ',
        ['large', { fontSize: 28 }],
        ', ',
        ['red', { color: applied('#e63946') }],
        ', x',
        ['2', { subSuperScript: 'superscript' }],
        ' and H',
        ['2', { subSuperScript: 'subscript' }],
        'O, ',
        ['lifted', { baselineShiftValue: 4 }],
        '.',
      ],
      arial(14),
    ),
  ]),
  'lines under, through and behind': page([
    says(
      [
        ['underlined words', { underline: true }],
        ' and ',
        ['struck ones', { lineThrough: true, color: applied('#e63946') }],
      ],
      arial(14),
    ),
    says([['on a ground of its own', { backgroundColor: applied('#e9c46a') }]], arial(18)),
    says([['OUTLINED', { strokeColor: applied('#e63946'), strokeWidth: 1 }]], arial(30)),
    says(
      [['HOLLOW', { color: { applied: false, color: hex('#000000') }, strokeColor: applied('#1d3557') }]],
      arial(30),
    ),
  ]),
  'case by style': page([
    says('straße and ﬁne', arial(18, { typographicCase: 'uppercase' })),
    says('ÀÉÎ ÕÜ', arial(18, { typographicCase: 'lowercase' })),
  ]),
  'tracking to both sides': page([
    says('tracked apart', arial(16, { trackingRight: 200 })),
    says('tracked tight', arial(16, { trackingRight: -60 })),
    says('from the left', arial(16, { trackingLeft: 200 })),
  ]),
  'aligned to the left': aligned('left'),
  'aligned to the middle': aligned('center'),
  'aligned to the right': aligned('right'),
  justified: aligned('justify'),
  'justified to the last line': page([
    says(ALONG, arial(12, { textAlign: 'justify', textAlignLast: 'justify' })),
  ]),
  'indents and spaces': page([
    says('First line indented, and then the rest of it.', arial(12, { textIndent: 24, spaceAfter: 8 })),
    says('Indented on both sides as a quotation would be.', arial(12, { startIndent: 24, endIndent: 24 })),
    says('With space before it.', arial(12, { spaceBefore: 16, lineHeight: 200 })),
  ]),
  'bullets of five levels': page(
    [1, 2, 3, 4, 5].map((level) => says(`Level ${level}`, arial(12), { type: 'bullets', level })),
  ),
  'numbers of four levels': page(
    [1, 2, 2, 3, 1, 4, 1].map((level) => says(`Level ${level}`, arial(11), { type: 'numbers', level })),
  ),
  'columns with a gap': page([says(ALONG, arial(9)), says(ALONG, arial(9))], {
    numberOfColumns: 3,
    columnGap: 12,
    padding: { top: 6, right: 6, bottom: 6, left: 6 },
  }),
  'at the top': standing('top'),
  'in the middle': standing('middle'),
  'at the bottom': standing('bottom'),
  'spread from top to bottom': standing('justify'),
  'fitted by its size': reference([
    words([10, 10, 180, 60], [says('Large')], {}, { copyFitting: { enabled: true, min: 10, max: 1_000 } }),
    words([10, 80, 180, 60], [says(ALONG)], {}, { copyFitting: { enabled: true, min: 10, max: 1_000 } }),
  ]),
  'grown downwards and to both sides': reference([
    words(
      [10, 10, 180, 20],
      [says(ALONG.slice(0, 80), arial(14))],
      {},
      { autoGrow: { enabled: true, horizontal: 'none', vertical: 'down' } },
    ),
    words(
      [90, 110, 20, 20],
      [says('A single line', arial(14))],
      {},
      { autoGrow: { enabled: true, horizontal: 'both', vertical: 'none' } },
    ),
  ]),
  'more than fits': page([says(ALONG.repeat(4), arial(14))]),
  'words wider than the line': reference([
    words([10, 10, 60, 130], [says('Donaudampfschifffahrtsgesellschaft 👩‍👩‍👧éé', arial(14))]),
  ]),
  'soft hyphens and hyphenation': page([
    says('Extra\u00adordi\u00adnary re\u00adpre\u00adsen\u00adta\u00adtion', arial(26)),
    says('Extraordinary representation of hyphenation', arial(20, { hyphenation: true })),
  ]),
  'turned text on a ground': reference([
    shape([30, 50, 140, 50], { fill: { type: 'color', color: hex('#e9c46a') } }, { rotationDegrees: 15 }),
    words([30, 50, 140, 50], [says('Turned with care', arial(16))], {}, { rotationDegrees: 15 }),
  ]),
};
