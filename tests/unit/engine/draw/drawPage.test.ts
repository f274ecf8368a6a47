import { describe, expect, it } from 'vitest';
import {
  newBarcodeFrame,
  newPlacement,
  newTextFrame,
  newVariable,
  type Document,
  type Paragraph,
  type Placement,
} from '@/engine/document';
import { hashDisplayList, loadBarcodes, type DisplayItem, type GlyphsItem } from '@/engine/display';
import { drawPage } from '@/engine/draw';
import { edit, type Operation } from '@/engine/edit';
import { testFonts } from '../support/fonts';
import { emptyDocument, sampleDocument } from '../support/sampleDocument';

const fonts = testFonts();
const encodeBarcode = await loadBarcodes();
const ports = { fonts, picture: () => undefined, encodeBarcode };

/** Draws the first page of the sample's top layout, or of another document. */
const draw = (document: Document = sampleDocument()) =>
  drawPage({ document, layoutId: 'a4', pageId: 'page', ...ports });

function changed(document: Document, ...operations: Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.document;
}

/** An empty page with one text frame of 100 by 50 mm at 10, 10. */
function withText(paragraphs: readonly Paragraph[], placement: Partial<Placement> = {}): Document {
  const box = { x: 10, y: 10, width: 100, height: 50 };
  return changed(emptyDocument(), {
    kind: 'addFrame',
    pageId: 'page',
    layoutId: 'a4',
    frameId: 'words',
    frame: { ...newTextFrame('Words'), paragraphs },
    placement: {
      ...newPlacement('text', box),
      copyFitting: { enabled: false, min: 10, max: 1_000 },
      ...placement,
    },
  });
}

const saying = (text: string): Paragraph => ({ runs: [{ type: 'text', text }] });

function glyphsIn(items: readonly DisplayItem[]): readonly GlyphsItem[] {
  return items.flatMap((item) => {
    if (item.type === 'group') return glyphsIn(item.items);
    return item.type === 'glyphs' ? [item] : [];
  });
}

/** Lists the baselines on the page, as long as nothing is rotated. */
function baselinesIn(items: readonly DisplayItem[]): readonly number[] {
  return items.flatMap((item) => {
    if (item.type === 'glyphs') return item.glyphs.map(({ y }) => y);
    return item.type === 'group' ? baselinesIn(item.items).map((y) => y + (item.transform?.[5] ?? 0)) : [];
  });
}

/** Lists the texts of a page, run by run. */
const said = (document: Document) => glyphsIn(draw(document).list.items).map(({ text }) => text);

describe('a drawn page', () => {
  it('shows its variables in their format', () => {
    const document = changed(sampleDocument(), {
      kind: 'setVariable',
      variableId: 'who',
      variable: { ...newVariable('Who'), value: 'Ann', suffix: { value: '!' }, parentId: 'people' },
    });
    expect(said(document).join('')).toContain('Hello Ann!');
  });

  it('S7.25 has the value of a barcode below its bars', () => {
    const document = changed(emptyDocument(), {
      kind: 'addFrame',
      pageId: 'page',
      layoutId: 'a4',
      frameId: 'code',
      frame: { ...newBarcodeFrame('Code'), value: { type: 'fixed', value: 'AB-12' } },
      placement: newPlacement('barcode', { x: 10, y: 10, width: 60, height: 30 }),
    });
    expect(said(document)).toEqual(['AB-12']);
  });

  it('is the same for the same document, and another when a letter changes', () => {
    const hash = (document?: Document) => hashDisplayList(draw(document).list);
    expect(hash()).toBe(hash());
    expect(hash(withText([saying('One')]))).not.toBe(hash(withText([saying('Ona')])));
  });

  it('S6.19b reports text that does not fit, with its frame', () => {
    const long = withText([saying('word '.repeat(2_000))]);
    expect(draw(long).reports).toContainEqual({ type: 'textOverflow', frameId: 'words' });
    expect(draw(withText([saying('word')])).reports).toEqual([]);
  });

  it('S6.20 reports a character that no font has', () => {
    const { reports } = draw(withText([saying('a \u{1e900}')]));
    expect(reports).toMatchObject([{ type: 'missingGlyph', frameId: 'words', character: '\u{1e900}' }]);
  });

  it('S5.29 draws text in a colour the brand kit does not have in black, and reports it', () => {
    const color = { applied: true, color: { type: 'brandKit', colorId: 'gone', opacity: 1 } } as const;
    const { list, reports } = draw(withText([{ ...saying('a'), format: { color } }]));
    expect(glyphsIn(list.items)[0]?.fill).toMatchObject({ ink: { cmyk: [0, 0, 0, 1] } });
    expect(reports).toEqual([{ type: 'missingColor', id: 'gone', frameId: 'words' }]);
  });

  it('S8.11 S8.12 moves an unbreakable value to the next line whole, its prefix with it', () => {
    const variable = { ...newVariable('Who'), value: 'Ann of the hills', prefix: { value: 'dear ' } };
    const linesOf = (isDontBreak: boolean) => {
      const runs = [{ type: 'text', text: 'A line as long as this one, ' } as const];
      const document = changed(
        withText([saying('')], { width: 80 }),
        { kind: 'addVariable', variableId: 'who', variable: { ...variable, isDontBreak } },
        {
          kind: 'setText',
          frameId: 'words',
          paragraphs: [{ runs: [...runs, { type: 'variable', variableId: 'who' }] }],
        },
      );
      const byLine = new Map<number, string>();
      for (const { glyphs, text } of glyphsIn(draw(document).list.items)) {
        const y = Math.round(glyphs[0]?.y ?? 0);
        byLine.set(y, (byLine.get(y) ?? '') + text);
      }
      return [...byLine.values()];
    };
    expect(linesOf(false)).toEqual(['A line as long as this one, dear Ann of the', 'hills']);
    expect(linesOf(true)).toEqual(['A line as long as this one,', 'dear Ann of the hills']);
  });

  it('S6.18 moves a frame that grew upwards, and ends its text at the frame’s end', () => {
    const autoGrow = { enabled: true, horizontal: 'none', vertical: 'up' } as const;
    const { list, reports } = draw(withText([saying('word '.repeat(400))], { autoGrow }));
    expect(reports).toEqual([]);
    const baselines = baselinesIn(list.items);
    expect(Math.min(...baselines)).toBeLessThan((10 * 72) / 25.4);
    expect(Math.max(...baselines)).toBeLessThan((60 * 72) / 25.4);
    expect(Math.max(...baselines)).toBeGreaterThan((55 * 72) / 25.4);
  });
});
