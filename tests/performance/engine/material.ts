import {
  newImageFrame,
  newPlacement,
  newVariable,
  type Document,
  type Paragraph,
  type Run,
} from '@/engine/document';
import { documentOf, says, words } from '../../engine/reference/build';

/** A4 in points. */
export const A4 = { width: 595.276, height: 841.89 };
const MARGIN = 42;

/** Generates numbers from 0 to 1, the same for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Letters about as frequent as in English. */
const LETTERS = 'eeeeeeetttttaaaaooooiiiinnnnsssshhhrrrddllcummwfgypbvk';

/** Generates so many words, hardly two alike, about as long as those of a text. */
export function newWords(count: number, seed: number): string[] {
  const next = numbersOf(seed);
  return Array.from({ length: count }, () => {
    const length = 2 + Math.floor(next() * next() * 13);
    return Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('');
  });
}

/** Groups words into paragraphs of a hundred. */
export function paragraphsOf(all: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (let start = 0; start < all.length; start += 100)
    paragraphs.push(`${all.slice(start, start + 100).join(' ')}.`);
  return paragraphs;
}

const FORMAT = { fontSize: 9.5 } as const;
const BOX = [MARGIN, MARGIN, A4.width - 2 * MARGIN, A4.height - 2 * MARGIN] as const;
const SETTINGS = { intent: 'print', unit: 'pt', ...A4 } as const;

/** A page of A4 with these paragraphs in one frame. */
export const plainPage = (paragraphs: readonly string[]): Document =>
  documentOf(
    [
      words(
        BOX,
        paragraphs.map((text) => says(text, { fontSize: FORMAT.fontSize })),
      ),
    ],
    SETTINGS,
  );

const FIELDS = ['Name', 'City', 'Offer', 'Price', 'Day'] as const;

/** Returns the values of a record, by field name. */
export const recordOf = (index: number): Record<string, string> =>
  Object.fromEntries(FIELDS.map((field, place) => [field, newWords(2, index * 10 + place).join(' ')]));

/** The plain page with five fields in its first paragraph, and optional pictures of a connector. */
export function recordPage(pictures: readonly string[] = [], connectorId = 'media'): Document {
  const [first = '', ...others] = paragraphsOf(newWords(850, 7));
  const variables = Object.fromEntries(
    FIELDS.map((field) => [field, { ...newVariable(field), value: field }]),
  );
  const runs = FIELDS.flatMap((field): Run[] => [
    { type: 'variable', variableId: field },
    { type: 'text', text: ` ${first.slice(0, 40)} ` },
  ]);
  const head: Paragraph = { runs, format: { fontSize: FORMAT.fontSize } };
  const document = documentOf(
    [
      words(BOX, [head, ...others.map((text) => says(text, { fontSize: FORMAT.fontSize }))]),
      ...pictures.map((assetId, index) => ({
        frame: {
          ...newImageFrame('Picture'),
          source: { type: 'connector', connectorId, assetId } as const,
        },
        placement: newPlacement('image', { x: 60 + index * 200, y: 700, width: 120, height: 90 }),
      })),
    ],
    SETTINGS,
  );
  return { ...document, variables: { order: [...FIELDS], items: variables } };
}
