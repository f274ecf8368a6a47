import { describe, expect, it } from 'vitest';
import { newPlacement, newTextFrame, newVariable, type Paragraph } from '@/engine/document';
import { layoutFrame, outlinesOf, storedLayout } from '@/engine/draw';
import { textItems } from '@/engine/draw/textItems';
import { paintSvg } from '@/engine/paint/svg';
import { caretAt, selectionBoxes } from '@/engine/text';
import { testFaces, testFonts } from '../support/fonts';
import { emptyDocument } from '../support/sampleDocument';
import { flow, vertical } from '../support/vertical';

const fonts = testFonts();
const black = () => ({ type: 'solid', ink: { rgb: [0, 0, 0] }, opacity: 1 }) as const;
const colours = { ground: black, letters: black, overprints: () => false };
const itemsOf = (text: string) => textItems(vertical(text), colours, fonts);

describe('vertical text on the page', () => {
  it('draws upright glyphs in place and rotated text as one group', () => {
    const [upright, turned, last, ...others] = itemsOf('縦abc שלום dé書');
    expect(upright).toMatchObject({ type: 'glyphs', direction: 'topToBottom', text: '縦' });
    expect(turned).toMatchObject({ type: 'group', transform: [0, 1, -1, 0, 200, 0] });
    const said = turned?.type === 'group' ? turned.items.map((item) => 'text' in item && item.text) : [];
    expect(said).toContain('שלום');
    expect(said.length).toBeGreaterThan(2);
    expect([last, others]).toMatchObject([{ direction: 'topToBottom', text: '書' }, []]);
  });

  it('are emoji in their colours, upright in the middle of the line', () => {
    const emoji = itemsOf('絵🎉').find((item) => item.type === 'group');
    const [a, b, c, d, x, y] = emoji?.type === 'group' ? (emoji.transform ?? []) : [];
    expect([b, c]).toEqual([0, 0]);
    expect(a).toBeCloseTo(-(d ?? NaN), 6);
    // It starts as far left of the middle as half its width.
    expect(x).toBeCloseTo(200 - 7.2 - (1275 / 1024 / 2) * 12, 1);
    expect(y).toBeGreaterThan(12);
  });

  it('draws and labels the text in an SVG', () => {
    const { unitsPerEm, outline } = outlinesOf(testFaces());
    const page = { width: 200, height: 400, bleed: { top: 0, right: 0, bottom: 0, left: 0 } };
    const svg = paintSvg(
      { ...page, items: itemsOf('日本語Text') },
      { unitsPerEm, outline, address: () => undefined },
    );
    expect(svg).toContain('aria-label="日本語"');
    expect(svg).toMatch(/matrix\(0[ ,]1[ ,]-1[ ,]0[ ,]200[ ,]0\)[^]*aria-label="Text"/);
  });
});

describe('vertical text by stored places', () => {
  it('has the value of a variable as one character along its line', () => {
    const document = {
      ...emptyDocument(),
      variables: { order: ['who'], items: { who: { ...newVariable('Who'), value: '太郎' } } },
    };
    const paragraphs: readonly Paragraph[] = [
      {
        runs: [
          { type: 'variable', variableId: 'who' },
          { type: 'text', text: 'さん' },
        ],
      },
    ];
    const words = newTextFrame('Words');
    const frame = { ...words, paragraphs, options: { ...words.options, flow } };
    const placement = {
      ...newPlacement('text', { x: 0, y: 0, width: 100, height: 200 }),
      copyFitting: { enabled: false, min: 10, max: 100 },
    };
    const drawn = layoutFrame({ document, fonts }, { frameId: 'words', frame, placement });
    const stored = storedLayout(drawn, document, paragraphs);
    const at = (offset: number) => ({ paragraph: 0, offset });
    expect(caretAt(stored, at(1))).toMatchObject({ x: 24, transform: [0, 1, -1, 0, 100, 0] });
    expect(selectionBoxes(stored, at(0), at(2))).toMatchObject([{ x: 0, width: 36 }]);
  });
});
