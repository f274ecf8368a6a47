import type { ParagraphOverrides, TextFrame } from '@/engine/document';
import { hex, reference, says, words, type Reference } from './build';

const applied = (value: string) => ({ applied: true, color: hex(value) });

/** A text with lines from top to bottom, over the whole page. */
const page = (
  paragraphs: Parameters<typeof words>[1],
  options: Partial<TextFrame['options']> = {},
  placement: Parameters<typeof words>[3] = {},
): Reference =>
  reference([words([10, 10, 180, 130], paragraphs, { flow: { type: 'vertical' }, ...options }, placement)]);

const japanese = (more: ParagraphOverrides = {}): ParagraphOverrides => ({
  fontSize: 11,
  lineHeight: 150,
  language: 'ja',
  ...more,
});

const NOVEL =
  '「吾輩は猫である。名前はまだ無い。」と、1905年にNatsume Sōsekiはタイプライターで書いた――（第一章）。どこで生れたか頓（とん）と見当がつかぬ。';
const ALONG =
  'The morning train left the valley on time, and by noon the whole town knew what the mountain had decided.';

/** Text in vertical lines. */
export const vertical: Readonly<Record<string, Reference>> = {
  'vertical Japanese in two columns': page([says(NOVEL, japanese())], {
    numberOfColumns: 2,
    columnGap: 12,
    padding: { top: 4, right: 8, bottom: 0, left: 2 },
  }),
  'vertical Latin, justified and underlined': page([
    says(['The morning ', ['train left the valley', { underline: true }], ALONG.slice(33)], {
      fontSize: 12,
      textAlign: 'justify',
      textAlignLast: 'left',
    }),
    says(
      [
        ['struck', { lineThrough: true, color: applied('#e63946') }],
        ' and ',
        ['on a ground', { backgroundColor: applied('#e9c46a') }],
      ],
      {
        fontSize: 12,
        spaceBefore: 6,
      },
    ),
  ]),
  'vertical lines of every kind': page(
    [
      says('左から下へ', japanese({ textAlign: 'center' })),
      says(
        [
          ['下線と', { underline: true }],
          ['取消線', { lineThrough: true }],
          ['背景', { backgroundColor: applied('#e9c46a') }],
        ],
        japanese({ textAlign: 'right' }),
      ),
      says('項目', japanese(), { type: 'numbers', level: 1 }),
      says(
        [
          '大',
          ['小', { fontSize: 7 }],
          'x',
          ['2', { subSuperScript: 'superscript' }],
          '字間',
          ['広い', { trackingRight: 400 }],
        ],
        japanese({ fontSize: 16 }),
      ),
      says('한국어 세로쓰기', japanese({ language: 'ko' })),
      says('שלום, עולם 12 日本', { fontSize: 12 }),
      says('絵🎉 1️⃣ ©2026', japanese()),
    ],
    { verticalAlign: 'justify' },
  ),
  'vertical, fitted and grown': reference([
    words(
      [10, 10, 80, 60],
      [says('縦書きの大きさ', japanese())],
      { flow: { type: 'vertical' } },
      { copyFitting: { enabled: true, min: 10, max: 1_000 } },
    ),
    words(
      [150, 10, 30, 60],
      [says('左へ伸びる枠の中の文字はまだ続きます', japanese())],
      { flow: { type: 'vertical' } },
      { autoGrow: { enabled: true, horizontal: 'left', vertical: 'none' } },
    ),
    words(
      [20, 90, 20, 20],
      [says('下へ', japanese())],
      { flow: { type: 'vertical' } },
      { autoGrow: { enabled: true, horizontal: 'none', vertical: 'down' } },
    ),
    words([60, 90, 60, 50], [says('中央', japanese())], {
      flow: { type: 'vertical' },
      verticalAlign: 'middle',
    }),
    words([130, 90, 60, 50], [says('左端Aé', japanese())], {
      flow: { type: 'vertical' },
      verticalAlign: 'bottom',
    }),
  ]),
};
