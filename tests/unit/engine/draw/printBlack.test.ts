import { describe, expect, it } from 'vitest';
import type { DisplayItem, GlyphsItem } from '@/engine/display';
import { loadBarcodes } from '@/engine/display';
import {
  newPlacement,
  newTextFrame,
  type CharacterFormat,
  type Colour,
  type Document,
} from '@/engine/document';
import { drawPage } from '@/engine/draw';
import { edit, type Operation } from '@/engine/edit';
import { writePdf } from '@/engine/pdf';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { inputOf } from '../pdf/support/ports';
import { platesOf } from '../pdf/support/tools';
import { testFonts } from '../support/fonts';
import { emptyDocument } from '../support/sampleDocument';

const fonts = testFonts();
const encodeBarcode = await loadBarcodes();
const BLACK = [0, 0, 0, 1];

/** Large letters on a cyan page, for print by default. */
function design(format: Partial<CharacterFormat> = {}, ...more: Operation[]): Document {
  const cyan: Colour = { type: 'cmyk', c: 1, m: 0, y: 0, k: 0 };
  const result = edit(emptyDocument(), [
    {
      kind: 'setLayoutFill',
      layoutId: 'a4',
      fill: { enabled: true, color: { type: 'local', color: cyan, opacity: 1 } },
    },
    {
      kind: 'addFrame',
      pageId: 'page',
      layoutId: 'a4',
      frameId: 'words',
      frame: {
        ...newTextFrame('Words'),
        paragraphs: [{ runs: [{ type: 'text', text: '■■■', format: { fontSize: 60, ...format } }] }],
      },
      placement: {
        ...newPlacement('text', { x: 10, y: 10, width: 150, height: 60 }),
        copyFitting: { enabled: false, min: 10, max: 1_000 },
      },
    },
    ...more,
  ]);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.document;
}

const draw = (document: Document) =>
  drawPage({ document, layoutId: 'a4', pageId: 'page', fonts, encodeBarcode, picture: () => undefined }).list;

function glyphsIn(items: readonly DisplayItem[]): readonly GlyphsItem[] {
  return items.flatMap((item) => {
    if (item.type === 'group') return glyphsIn(item.items);
    return item.type === 'glyphs' ? [item] : [];
  });
}

function lettersOf(document: Document) {
  const [{ fill, overprint } = { fill: undefined, overprint: undefined }] = glyphsIn(draw(document).items);
  return { ink: fill?.type === 'solid' ? fill.ink : undefined, overprint };
}

const inColour = (color: Colour): Partial<CharacterFormat> => ({
  color: { applied: true, color: { type: 'local', color, opacity: 1 } },
});
const overprinting: Operation = { kind: 'setBlackOverprint', on: true };
const forScreens: Operation = { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalStatic' };

describe('black text of print layouts', () => {
  it.each([
    ['of no colour of its own', {}],
    ['of hex digits', inColour({ type: 'hex', value: '#000000' })],
    ['of grey', inColour({ type: 'gray', gray: 0 })],
  ])('F5.07 is the black ink alone: %s', (_, format) => {
    expect(lettersOf(design(format)).ink?.cmyk).toEqual(BLACK);
  });

  it('F5.07 stays screen black in layouts for screens', () => {
    expect(lettersOf(design({}, forScreens)).ink).toEqual({ rgb: [0, 0, 0] });
  });

  it('F5.07 keeps other colours', () => {
    expect(lettersOf(design(inColour({ type: 'hex', value: '#000001' }))).ink?.cmyk).toBeUndefined();
    const rich = inColour({ type: 'cmyk', c: 0.4, m: 0, y: 0, k: 1 });
    expect(lettersOf(design(rich, overprinting))).toMatchObject({
      ink: { cmyk: [0.4, 0, 0, 1] },
      overprint: false,
    });
  });

  it('F5.07 is overprinted only in print layouts of templates with that setting', () => {
    expect(lettersOf(design()).overprint).toBe(false);
    expect(lettersOf(design({}, overprinting)).overprint).toBe(true);
    expect(lettersOf(design({}, overprinting, forScreens)).overprint).toBe(false);
    expect(lettersOf(design({}, overprinting, { kind: 'setBlackOverprint', on: false })).overprint).toBe(
      false,
    );
  });
});

const missing = missingPdfReaders();
describe.skipIf(missing !== undefined)(`plates of black text${because(missing)}`, () => {
  it.each([
    ['keeps the cyan below it if it overprints', true, 255],
    ['is cut out of the cyan below it otherwise', false, 0],
  ])('F5.07 %s', async (_, on, cyan) => {
    const list = draw(design({}, { kind: 'setBlackOverprint', on }));
    const plates = await platesOf(await writePdf(inputOf([list])), ['Cyan', 'Magenta', 'Black']);
    const inside = blackPoint(plates.get('Black'));
    expect(plates.get('Cyan')?.(...inside)).toBe(cyan);
    expect(plates.get('Magenta')?.(...inside)).toBe(0);
  });
});

/** Finds a point within the letters on the black plate. */
function blackPoint(black: ((x: number, y: number) => number) | undefined): [number, number] {
  for (let y = 30; y < 120; y += 2)
    for (let x = 30; x < 200; x += 2) if (black?.(x, y) === 255 && black(x + 2, y) === 255) return [x + 1, y];
  throw new Error('Nothing is printed in black.');
}
