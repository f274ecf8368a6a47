import { beforeAll, describe, expect, it } from 'vitest';
import type { PageEngine } from '@/editor/page/loadPageEngine';
import type { PictureShelf } from '@/editor/page/PictureShelf';
import { countIssues, findIssues, type Issue } from '@/editor/template/preflight';
import { checkPage, type PixelsOf } from '@/editor/template/preflight/checkPage';
import {
  newBarcodeFrame,
  newImageFrame,
  newShapeFrame,
  newTextFrame,
  type Colour,
  type Document,
  type ImageFrame,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { emptyDocument } from '../../../engine/support/sampleDocument';
import { adding, changed } from '../support/openEditor';
import { shelfOf, testEngine } from './support';

let engine: PageEngine;
beforeAll(async () => {
  engine = await testEngine(emptyDocument());
});

interface Given {
  shelf?: PictureShelf;
  pixelsOf?: PixelsOf;
}

/** Finds the issues on the visible page of the layout. */
function issuesOf(document: Document, { shelf = shelfOf(), pixelsOf = () => undefined }: Given = {}) {
  const page = { layoutId: document.selectedLayoutId, pageId: 'page' };
  return findIssues(document, [checkPage({ document, ...page, engine, shelf, pixelsOf }, new Map())]);
}

const withFrames = (...operations: Operation[]): Document => changed(emptyDocument(), operations);
const told = (issues: readonly Issue[]) =>
  issues.map(({ severity, subject, message }) => [severity, subject, message]);

const asset = 'media:one';
const picture: ImageFrame = {
  ...newImageFrame('Picture'),
  source: { type: 'connector', connectorId: 'media', assetId: 'one' },
};
const square = { x: 20, y: 20, width: 100, height: 100 };

const keepSize: Operation = {
  kind: 'setCopyFitting',
  layoutId: 'a4',
  frameIds: ['words'],
  value: { enabled: false, min: 10, max: 1_000 },
};

describe('the findings of preflight', () => {
  it('S10.40 are empty for a valid template', () => {
    const document = withFrames(adding('words', newTextFrame('Words', 'One'), square));
    expect(issuesOf(document)).toEqual([]);
  });

  it('S10.40 counts overset text, missing fonts and pictures and barcodes that can’t be drawn', () => {
    const document = withFrames(
      adding('words', newTextFrame('Words', 'One two three four'), { ...square, width: 10, height: 6 }),
      keepSize,
      adding('picture', picture, square),
      adding('code', newBarcodeFrame('Code'), square),
    );
    const found = issuesOf(document);
    expect(told(found)).toEqual([
      ['stop', 'Picture', 'Its picture is missing.'],
      ['stop', 'Code', 'It has no value.'],
      ['warning', 'Words', 'The text does not fit.'],
    ]);
    expect(countIssues(found)).toEqual({ stops: 2, warnings: 1 });
  });

  it('S10.40 name a missing font', () => {
    const frame = newTextFrame('Words', 'One');
    const document = withFrames(
      adding(
        'words',
        {
          ...frame,
          paragraphs: [
            {
              runs: [
                { type: 'text', text: 'One', format: { font: { family: 'Nowhere Sans', style: 'Bold' } } },
              ],
            },
          ],
        },
        square,
      ),
    );
    expect(told(issuesOf(document))).toEqual([['stop', 'Words', 'There is no font Nowhere Sans Bold.']]);
  });

  it('S10.40 counts failed actions, with their line', () => {
    const document = withFrames();
    const issues = findIssues(
      document,
      [],
      [
        {
          type: 'actionExecution',
          actionId: 'start',
          actionName: 'Start',
          message: 'x is not defined',
          line: 3,
        },
      ],
    );
    expect(told(issues)).toEqual([['stop', 'Start', 'The action fails in line 3: x is not defined']]);
  });

  it('S10.40 does not report a picture as missing while it loads', () => {
    const document = withFrames(adding('picture', picture, square));
    expect(issuesOf(document, { shelf: shelfOf({}, [asset]) })).toEqual([]);
  });

  it('explains why a barcode can’t be drawn', () => {
    const document = withFrames(
      adding('code', { ...newBarcodeFrame('Code'), value: { type: 'fixed', value: 'é' } }, square),
    );
    expect(told(issuesOf(document))).toEqual([
      ['stop', 'Code', 'Its value has characters that this type does not know.'],
    ]);
  });
});

describe('pictures at their printed size', () => {
  const shelf = shelfOf({ [asset]: [300, 300] });
  const pixelsOf: PixelsOf = () => ({ width: 300, height: 300 });
  const inFrame = (side: number, ...more: Operation[]) =>
    withFrames(adding('picture', picture, { ...square, width: side, height: side }), ...more);

  it('S16.02 warns of fewer than 150 pixels per inch, with the figure', () => {
    expect(told(issuesOf(inFrame(100), { shelf, pixelsOf }))).toEqual([
      ['warning', 'Picture', 'The picture has 76 pixels per inch at its printed size.'],
    ]);
    expect(issuesOf(inFrame(50.8), { shelf, pixelsOf })).toEqual([]);
    expect(issuesOf(inFrame(50.9), { shelf, pixelsOf })).toHaveLength(1);
  });

  it('S16.02 uses the pixels of the asset, not of its preview', () => {
    const large: PixelsOf = () => ({ width: 3_000, height: 3_000 });
    expect(issuesOf(inFrame(100), { shelf, pixelsOf: large })).toEqual([]);
  });

  it('S16.02 includes enlargement by a crop and a scale', () => {
    const crop = { left: -50, top: -50, width: 101.6, height: 101.6, rotationDegrees: 0 };
    const cropped = inFrame(
      50,
      {
        kind: 'setImageFit',
        layoutId: 'a4',
        frameIds: ['picture'],
        value: {
          mode: 'manualCrop',
          position: 'center',
          smartCrop: { horizontal: 'center', vertical: 'center' },
        },
      },
      {
        kind: 'setCrop',
        layoutId: 'a4',
        frameId: 'picture',
        asset,
        crop: { ...crop, originalParentWidth: 50, originalParentHeight: 50 },
      },
    );
    expect(issuesOf(cropped, { shelf, pixelsOf })[0]?.message).toContain('75 pixels');
    const scaled = inFrame(50.8, { kind: 'scaleFramesX', layoutId: 'a4', frameIds: ['picture'], value: 2 });
    expect(issuesOf(scaled, { shelf, pixelsOf })[0]?.message).toContain('75 pixels');
  });

  it('S16.02 ignores layouts for screens', () => {
    const onScreen = inFrame(100, { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalStatic' });
    expect(issuesOf(onScreen, { shelf, pixelsOf })).toEqual([]);
  });
});

describe('text near the edge of the page', () => {
  const near = 'The text is nearer than 3 mm to the edge of the page.';
  const at = (x: number, y: number, ...more: Operation[]) =>
    withFrames(
      adding('words', newTextFrame('Words', 'One'), { x, y, width: 60, height: 20 }),
      keepSize,
      ...more,
    );

  it('S16.02 warns of text nearer to the trim than 3 mm', () => {
    expect(told(issuesOf(at(2.9, 50)))).toEqual([['warning', 'Words', near]]);
    expect(issuesOf(at(3, 50))).toEqual([]);
    expect(told(issuesOf(at(50, 2)))).toEqual([['warning', 'Words', near]]);
  });

  it('S16.02 checks the position of the text, not of its frame', () => {
    // Its frame ends at the edge, but its three letters extend beyond it.
    expect(issuesOf(at(150, 50))).toEqual([]);
    const turned = at(150, 50, { kind: 'rotateFrames', layoutId: 'a4', frameIds: ['words'], value: 180 });
    expect(told(issuesOf(turned))).toEqual([['warning', 'Words', near]]);
  });

  it('S16.02 starts vertical text at the right of its frame', () => {
    const vertical = { ...newTextFrame('Words').options, flow: { type: 'vertical' } } as const;
    const turned: Operation = { kind: 'setTextOptions', frameId: 'words', options: vertical };
    expect(issuesOf(at(1, 50, turned))).toEqual([]);
    expect(told(issuesOf(at(148, 50, turned)))).toEqual([['warning', 'Words', near]]);
  });

  it('S16.02 ignores text wholly beside the page', () => {
    expect(issuesOf(at(-80, 50))).toEqual([]);
  });

  it('S16.02 ignores layouts for screens', () => {
    expect(issuesOf(at(1, 50, { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalStatic' }))).toEqual(
      [],
    );
  });
});

describe('inks of printed pages', () => {
  const inColour = (color: Colour, fontSize = 12): Document => {
    const use = { applied: true, color: { type: 'local', color, opacity: 1 } } as const;
    const frame = {
      ...newTextFrame('Words'),
      paragraphs: [{ runs: [{ type: 'text', text: 'One', format: { color: use, fontSize } } as const] }],
    };
    return withFrames(adding('words', frame, square), keepSize);
  };
  const RGB = 'Its black is RGB and prints in several inks. Use CMYK 0 0 0 100 below 24 pt.';
  const RICH = 'Its black has several inks. Use CMYK 0 0 0 100 below 24 pt.';
  const cmyk = (c: number, m: number, y: number, k: number): Colour => ({ type: 'cmyk', c, m, y, k });

  it.each<[string, Colour, string]>([
    ['hex digits', { type: 'hex', value: '#111111' }, RGB],
    ['RGB', { type: 'rgb', r: 20, g: 10, b: 0 }, RGB],
    ['grey', { type: 'gray', gray: 0.1 }, RGB],
    ['HSL', { type: 'hsl', h: 200, s: 0.5, l: 0.05 }, RGB],
    ['black and cyan', cmyk(0.6, 0, 0, 1), RICH],
  ])('F5.08 warns of small text in black of %s', (_, color, message) => {
    expect(told(issuesOf(inColour(color)))).toEqual([['warning', 'Words', message]]);
    expect(issuesOf(inColour(color, 24))).toEqual([]);
  });

  it('F5.08 accepts pure black ink, screen black and other colours', () => {
    for (const color of [
      cmyk(0, 0, 0, 1),
      { type: 'hex', value: '#000000' } as const,
      { type: 'hex', value: '#404040' } as const,
      cmyk(1, 0.5, 0, 0.5),
    ])
      expect(issuesOf(inColour(color))).toEqual([]);
  });

  it('F5.08 warns of more ink than the condition allows, in text, shapes, brand colours and the page', () => {
    const heavy = cmyk(1, 1, 1, 0.25);
    const message = 'A colour has 325 % of ink. Uncoated FOGRA29 takes 320 %.';
    const use = { type: 'local', color: heavy, opacity: 1 } as const;
    const uncoated: Operation = { kind: 'setPrintCondition', condition: 'uncoatedFogra29' };
    const shape = { ...newShapeFrame('Shape'), fill: { type: 'color', color: use } } as const;
    const brand: Operation = {
      kind: 'setBrandColour',
      colorId: 'night',
      color: { name: 'Night', color: heavy },
    };
    const own = { type: 'brandKit', colorId: 'night', opacity: 1 } as const;
    const stroked = { ...newShapeFrame('Line'), stroke: { weight: 1, color: own } };
    const document = withFrames(
      brand,
      adding('shape', shape, square),
      adding('line', stroked, { ...square, y: 130 }),
      { kind: 'setLayoutFill', layoutId: 'a4', fill: { enabled: true, color: use } },
    );
    expect(issuesOf(document)).toEqual([]);
    const subjects = told(issuesOf(changed(document, [uncoated])));
    expect(subjects).toEqual(['Page 1', 'Shape', 'Line'].map((name) => ['warning', name, message]));
    const words = told(issuesOf(changed(inColour(heavy, 30), [uncoated])));
    expect(words).toEqual([['warning', 'Words', message]]);
  });

  it('F4.30 counts the inks of a gradient of a stroke, and not those of the colour it hides', () => {
    const use = (color: Colour) => ({ type: 'local', color, opacity: 1 }) as const;
    const [heavy, light] = [cmyk(1, 1, 1, 0.25), cmyk(0, 0, 0, 0.5)];
    const lineOf = (hidden: Colour, shown: Colour) => {
      const stops = [0, 1].map((position) => ({ position, color: use(shown) }));
      const ends = { start: { x: 0, y: 0 }, end: { x: 1, y: 0 } };
      const gradient = { type: 'gradient', gradient: { type: 'linear', ...ends, stops } } as const;
      const stroke = { weight: 1, color: use(hidden), gradient };
      return withFrames(
        { kind: 'setPrintCondition', condition: 'uncoatedFogra29' },
        adding('line', { ...newShapeFrame('Line'), stroke }, square),
      );
    };
    expect(issuesOf(lineOf(heavy, light))).toEqual([]);
    const message = 'A colour has 325 % of ink. Uncoated FOGRA29 takes 320 %.';
    expect(told(issuesOf(lineOf(light, heavy)))).toEqual([['warning', 'Line', message]]);
  });

  it('F5.08 ignores layouts for screens', () => {
    const digital: Operation = { kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalStatic' };
    expect(issuesOf(changed(inColour(cmyk(1, 1, 1, 1)), [digital]))).toEqual([]);
  });
});
