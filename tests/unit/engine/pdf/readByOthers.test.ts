import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, GlyphsItem } from '@/engine/display';
import type { ParagraphOverrides } from '@/engine/document';
import { NEW_CROP_MARKS, writePdf, type PdfInput } from '@/engine/pdf';
import { createFontBook, loadHyphenation, openFont } from '@/engine/text';
import { textItems } from '@/engine/draw/textItems';
import { tableOf } from '@/engine/pdf/text/sfnt';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { wordsIn } from '../../../../scripts/wordsIn';
import { drawReference, referenceContext, REFERENCES, type Reference } from '../../../engine/reference';
import { testFace, testFonts } from '../support/fonts';
import { ADOBE_VARIABLE, INTER_VARIABLE } from '../support/variableFonts';
import { layout, paragraphOf } from '../support/text';
import { black, blue, box, cmyk, gradient, red, solid, spot } from './support/inks';
import { FONTS, inputOf, page, pdfOf, PORTS } from './support/ports';
import { textItem } from './support/shapeText';
import { drawn, outputOf, platesOf } from './support/tools';

const missing = missingPdfReaders();
const context = await referenceContext(testFonts());
const rtl = { direction: 'rightToLeft', family: 'noto-sans-arabic' } as const;

/** One of each item that a page can have. */
const EVERYTHING: readonly DisplayItem[] = [
  box([0, 0, 200, 100], solid(cmyk(0.1, 0, 0, 0))),
  box([5, 5, 50, 30], gradient(red, blue)),
  box([60, 5, 40, 30], gradient(cmyk(1, 0, 0, 0), [cmyk(0, 1, 0, 0), 0])),
  box([110, 5, 40, 30], gradient(spot('Gold'), spot('Silver', cmyk(0, 0, 0, 0.4)))),
  { ...box([155, 5, 30, 30], solid(red, 0.5)), stroke: { paint: gradient(red, [blue, 0.2]), width: 4 } },
  {
    type: 'group',
    opacity: 0.5,
    blendMode: 'multiply',
    transform: [0.9, 0.1, -0.1, 0.9, 5, 0],
    items: [box([10, 45, 30, 30], solid(spot('Gold'))), box([20, 55, 30, 30], gradient(red, blue))],
    shadow: { offsetX: 2, offsetY: 2, blur: 2, ink: black, opacity: 0.5 },
  },
  {
    type: 'bars',
    bars: [
      [150, 60, 2, 20],
      [154, 60, 1, 20],
    ],
    fill: solid(black),
  },
  { type: 'image', image: 'a', transform: [20, 0, 0, 20, 120, 60] },
  { ...textItem('Affine AV “quoted” Ünïcödé', { x: 60, y: 50 }), overprint: true },
  { ...textItem('fade', { x: 60, y: 75, size: 20 }), fill: gradient(red, [blue, 0.1]) },
  textItem('مرحبا بالعالم', { ...rtl, x: 60, y: 92 }),
];

const input: Partial<PdfInput> = {
  pictures: () => ({
    type: 'samples',
    space: 'rgba',
    width: 1,
    height: 2,
    samples: Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 9),
  }),
  ports: {
    ...PORTS,
    castShadow: () => ({
      width: 2,
      height: 2,
      alpha: Uint8Array.of(255, 128, 128, 0),
      box: [10, 50, 40, 40],
    }),
  },
};

const meanDifference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** The picture has four pixels per point, so the edges of a font's glyphs differ slightly. */
const ANOTHER_EDGE = 150;
const farthest = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);

describe.skipIf(missing !== undefined)(`PDFs as other programs read them${because(missing)}`, () => {
  it.each(['1.4', '1.5', '1.6', '1.7'] as const)(
    'S12.37 version %s passes a strict syntax check',
    async (version) => {
      const options = { version, cropMarks: NEW_CROP_MARKS, title: 'Ünïcödé (x)', language: 'en' };
      const pages = [page(EVERYTHING), page([textItem('second')])];
      const bytes = await writePdf(inputOf(pages, { ...input, options }));
      expect(outputOf(bytes, 'qpdf', '--check', '{}')).toContain('No syntax or stream encoding errors found');
      expect(outputOf(bytes, 'pdfinfo', '{}')).toMatch(
        new RegExp(`Title: +Ünïcödé \\(x\\)[^]*Pages: +2[^]*PDF version: +${version}`),
      );
    },
  );

  it('S12.41 fonts are embedded as subsets that can be searched', async () => {
    const table = outputOf(await pdfOf(EVERYTHING, input), 'pdffonts', '{}')
      .trim()
      .split('\n')
      .slice(2);
    expect(table.map((row) => row.split(/\s+/)[0])).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+Arimo-Regular$/),
      expect.stringMatching(/^[A-Z]{6}\+NotoSansArabic-Regular$/),
      'BLANKS+Blank',
    ]);
    for (const row of table) expect(row).toMatch(/Identity-H +yes yes yes/);
  });

  it('S12.41 outlined text looks the same without a font', async () => {
    const stroked: GlyphsItem = {
      ...textItem('Stroke', { y: 20, size: 20 }),
      stroke: { paint: solid(red), width: 1 },
    };
    const items = [stroked, ...EVERYTHING.filter(({ type }) => type === 'glyphs')];
    const outlined = await pdfOf(items, { ...input, options: { outlineText: true } });
    expect(outputOf(outlined, 'pdffonts', '{}').trim().split('\n')).toHaveLength(2);
    const [text, outline] = [await drawn(await pdfOf(items, input)), await drawn(outlined)];
    expect(text.some((value) => value < 32)).toBe(true);
    expect(farthest(text, outline)).toBeLessThan(ANOTHER_EDGE);
  });

  it.each([
    ['a plain text with “quotes” & Ünïcödé', {}],
    ['the office fixes affluent waffles', { family: 'noto-serif' }],
    ['straße und weite', { drawn: 'STRAẞE UND WEITE' }],
    ['मैं हिन्दी में क्षत्रिय', { family: 'noto-sans-devanagari' }],
    ['ฉันกินข้าวที่บ้าน', { family: 'noto-sans-thai' }],
  ] as const)('S12.42 “%s” is taken out as it was put in', async (text, setting) => {
    const bytes = await pdfOf([textItem(text, { ...setting, size: 8 })]);
    expect(outputOf(bytes, 'pdftotext', '{}', '-').trim()).toBe(text);
  });

  it('S12.42 emoji are extracted with the words around them', async () => {
    const { list } = drawReference(REFERENCES['emoji in a line'] as Reference, context);
    const words = outputOf(await writePdf(inputOf([list])), 'pdftotext', '{}', '-');
    expect(words.replace(/\s+/g, ' ').trim()).toBe(
      'Open again 🎉 from Saturday: fresh bread 🥖, good coffee ☕ and 25% off for the first 💯 guests.',
    );
  });

  it.each([
    ['مرحبا بالعالم (كتاب) جديد', 'noto-sans-arabic'],
    ['السلام عليكم ورحمة الله وبركاته', 'noto-sans-arabic'],
    ['الْكِتَابُ مُفِيدٌ', 'noto-sans-arabic'],
    ['السلام، عليكم. مرحبا', 'noto-sans-arabic'],
    ['שלום עולם, מה שלומך', 'noto-sans-hebrew'],
  ])('S12.42 “%s” is taken out as it is read', async (text, family) => {
    const bytes = await pdfOf([textItem(text, { ...rtl, family, size: 10 })]);
    const plain = (found: string) =>
      found
        .replace(/[\u200B\u200F\u202A-\u202E]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    expect(plain(outputOf(bytes, 'pdftotext', '{}', '-'))).toBe(text);
    expect(plain(outputOf(bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}'))).toBe(text);
  });

  it.each([
    ['The quick brown fox and the office of affluent AV waffles go on and on for some lines.'],
    ['السلام عليكم ورحمة الله وبركاته، هذا كتاب جديد عن اللغة العربية. وفيه فصول كثيرة ومفيدة للقراء.'],
    ['مرحبا بك في Platen 2024، وهذا نص (تجريبي) جديد'],
    ['שלום Platen עולם 123, טוב'],
    ['Hello שלום עולם world مرحبا end'],
    ['यह हिन्दी में एक छोटा सा वाक्य है जो दो पंक्तियों में जाता है।'],
    ['ฉันกินข้าวที่บ้าน'],
  ])('S12.42 “%s” is taken out as it was laid out, over lines and directions', async (text) => {
    const { lines } = layout(text);
    const items = lines.flatMap(({ runs }) =>
      runs.map((run): GlyphsItem => {
        const { font, size, direction, overprint, glyphs } = run;
        return {
          type: 'glyphs',
          font,
          size,
          direction,
          text: run.text,
          overprint,
          glyphs,
          fill: solid(black),
        };
      }),
    );
    const bytes = await writePdf(inputOf([page(items, { width: 220, height: 420 })]));
    const found = outputOf(bytes, 'pdftotext', '{}', '-');
    expect(
      found
        .replace(/[\u200B-\u200F\u202A-\u202E]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe(text);
  });

  it.each([100, 300, 1_000, -50])(
    'F6.12 words tracked by %i are extracted as words',
    async (trackingRight) => {
      const text = 'wide words of AV, é and offices';
      const { lines } = layout(paragraphOf(text, { fontSize: 6, trackingRight }), { width: 600 });
      const items = lines.flatMap(({ runs }) =>
        runs.map((run): GlyphsItem => ({
          type: 'glyphs',
          font: run.font,
          size: run.size,
          direction: run.direction,
          text: run.text,
          overprint: run.overprint,
          glyphs: run.glyphs,
          fill: solid(black),
        })),
      );
      const bytes = await writePdf(inputOf([page(items, { width: 620, height: 100 })]));
      const plain = (found: string) =>
        found
          .split('\n')
          .map((line) => line.replace(/\u200B *| \u200B/g, '').trim())
          .join(' ')
          .trim();
      expect(plain(outputOf(bytes, 'pdftotext', '{}', '-'))).toBe(text);
      expect(plain(outputOf(bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}'))).toBe(text);
    },
  );

  it.each([
    ['smcp', 'Small capitals of 1234'],
    ['frac', 'Half is 1/2 of it'],
    ['onum', 'In 1984 and 2026'],
  ])('F6.14 text with %s is drawn with its glyphs and taken out as it is written', async (tag, text) => {
    const font = { family: 'Noto Serif', style: 'Regular' };
    const look = { font, fontSize: 40, fontFeatures: { [tag]: true } };
    const plain = layout(paragraphOf(text, { font, fontSize: 40 }), { width: 600 });
    const laid = layout(paragraphOf(text, look), { width: 600 });
    const items = textItems(laid, COLOURS, testFonts());
    expect(items).not.toEqual(textItems(plain, COLOURS, testFonts()));
    const bytes = await writePdf(inputOf([page(items, { width: 620, height: 100 })]));
    expect(outputOf(bytes, 'pdftotext', '{}', '-').trim()).toBe(text);
    expect(outputOf(bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}').trim()).toBe(text);
    const outlined = await writePdf(
      inputOf([page(items, { width: 620, height: 100 })], { options: { outlineText: true } }),
    );
    expect(farthest(await drawn(bytes), await drawn(outlined))).toBeLessThan(ANOTHER_EDGE);
  });

  const inBlack = () => ({ type: 'solid', ink: black, opacity: 1 }) as const;
  const COLOURS = { letters: inBlack, ground: inBlack, overprints: () => false };
  const hyphenated = { fontSize: 14, hyphenation: true, language: 'en-US' } as const;

  it.each([
    [
      'An extraordinarily complicated communication about internationalization and responsibilities.',
      hyphenated,
      110,
    ],
    ['Some internationalization.', hyphenated, 60],
    ['Donau\u00addampf\u00adschiff\u00adfahrt rein', { fontSize: 14 }, 70],
  ] as const)('F6.13 “%s” is taken out with its parted words as wholes', async (text, look, width) => {
    const hyphensOf = await loadHyphenation(['en-US']);
    const laid = layout(paragraphOf(text, look), { width, hyphensOf });
    expect(laid.lines.flatMap(({ runs }) => runs.filter(({ run }) => run === null)).length).toBeGreaterThan(
      0,
    );
    const items = textItems(laid, COLOURS, testFonts());
    const bytes = await writePdf(inputOf([page(items, { width: 220, height: 420 })]));
    const plain = (found: string) =>
      found
        .replace(/\u200B/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    const written = text.replaceAll('\u00ad', '');
    expect(plain(outputOf(bytes, 'pdftotext', '{}', '-'))).toBe(written);
    expect(plain(outputOf(bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}'))).toBe(written);
  });

  it.each([
    ['TrueType', INTER_VARIABLE, { wght: 820, opsz: 30 }, 'Handgloves', 'CID TrueType'],
    ['CFF2', ADOBE_VARIABLE, { wght: 600, xxxx: 40 }, '$$', 'CID Type 0C'],
  ])(
    'F6.22 a variable font with outlines of %s is embedded at its place',
    async (_kind, file, axes, text, type) => {
      const family = 'Varies';
      const fonts = createFontBook([
        { family: 'Arimo', style: 'Regular', face: testFace('arimo') },
        { family, style: 'Regular', face: openFont('varies', file) },
      ]);
      const font = { family, style: 'Regular', axes };
      const laid = layout(paragraphOf(text, { font, fontSize: 40 }), { width: 600, fonts });
      const list = page(textItems(laid, COLOURS, fonts), { width: 620, height: 100 });
      const write = (outlineText: boolean) =>
        writePdf(inputOf([list], { fonts: fonts.faceOfKey, options: { outlineText } }));
      const bytes = await write(false);
      expect(outputOf(bytes, 'pdffonts', '{}')).toMatch(new RegExp(`${type} +Identity-H +yes yes yes`));
      expect(outputOf(bytes, 'pdftotext', '{}', '-').trim()).toBe(text);
      const shown = await drawn(bytes);
      expect(shown.some((value) => value < 32)).toBe(true);
      const outlined = await drawn(await write(true));
      const usual = layout(paragraphOf(text, { font: { family, style: 'Regular' }, fontSize: 40 }), {
        width: 600,
        fonts,
      });
      const other = page(textItems(usual, COLOURS, fonts), { width: 620, height: 100 });
      const atDefaults = await drawn(await writePdf(inputOf([other], { fonts: fonts.faceOfKey })));
      expect(meanDifference(shown, outlined)).toBeLessThan(meanDifference(shown, atDefaults) / 4);
    },
  );

  it.each([
    ['TrueType', testFace('inter').bytes, {}, 'Inter', 'CID TrueType'],
    ['TrueType of a variable font', INTER_VARIABLE, { wght: 700 }, 'Inter', 'CID TrueType'],
    ['CFF2', ADOBE_VARIABLE, { wght: 700 }, '$$', 'CID Type 0C'],
  ])('F6.25 a font that may be embedded whole only is: %s', async (_kind, file, axes, text, type) => {
    const bytes = file.slice();
    const table = tableOf(bytes, 'OS/2');
    table?.setUint16(8, 0x0108);
    const family = 'Whole';
    const fonts = createFontBook([
      { family: 'Arimo', style: 'Regular', face: testFace('arimo') },
      { family, style: 'Regular', face: openFont('whole', bytes) },
    ]);
    const laid = layout(paragraphOf(text, { font: { family, style: 'Regular', axes }, fontSize: 40 }), {
      width: 600,
      fonts,
    });
    const list = page(textItems(laid, COLOURS, fonts), { width: 620, height: 100 });
    const write = (outlineText: boolean) =>
      writePdf(inputOf([list], { fonts: fonts.faceOfKey, options: { outlineText } }));
    const pdf = await write(false);
    expect(outputOf(pdf, 'pdffonts', '{}')).toMatch(new RegExp(`${type} +Identity-H +yes no +yes`));
    expect(outputOf(pdf, 'pdftotext', '{}', '-').trim()).toBe(text);
    const small = await writePdf(inputOf([list], { fonts: () => openFont('part', file) }));
    expect(pdf.length).toBeGreaterThan(small.length);
    expect(meanDifference(await drawn(pdf), await drawn(await write(true)))).toBeLessThan(1);
  });

  const listed = (look: ParagraphOverrides) => {
    const item = (text: string, type: 'bullets' | 'numbers', level: 1 | 2 = 1) =>
      paragraphOf(text, look, { type, level });
    return [
      ...[paragraphOf('Shopping', look), item('Fresh bread and butter', 'bullets')],
      ...[item('internationalization of responsibilities', 'bullets'), item('deeper down', 'bullets', 2)],
      ...[item('First things come first', 'numbers'), item('Second ones', 'numbers')],
      ...[item('nested numbers', 'numbers', 2), paragraphOf('The end', look)],
    ];
  };
  const LIST = [
    ...['Shopping', '• Fresh bread and butter', '• internationalization of responsibilities'],
    ...['◦ deeper down', '1. First things come first', '2. Second ones', '1. nested numbers', 'The end'],
  ].join(' ');

  it.each<[string, ParagraphOverrides, number]>([
    ['plain', { fontSize: 14 }, 400],
    ['in narrow lines', { fontSize: 14, hyphenation: true, language: 'en-US' }, 110],
    ['tracked', { fontSize: 10, trackingRight: 300 }, 400],
    [
      'tracked in narrow lines',
      { fontSize: 10, trackingRight: 200, hyphenation: true, language: 'en-US' },
      130,
    ],
  ])('F6.27 a list is taken out with its marks and its words: %s', async (_name, look, width) => {
    const hyphensOf = await loadHyphenation(['en-US']);
    const laid = layout(listed(look), { width, hyphensOf });
    const list = page(textItems(laid, COLOURS, testFonts()), { width: width + 20, height: 420 });
    const bytes = await writePdf(inputOf([list]));
    expect(wordsIn(outputOf(bytes, 'pdftotext', '{}', '-'))).toBe(LIST);
    expect(wordsIn(outputOf(bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}'))).toBe(LIST);
  });

  it.each(['\u200e', '\u200c', '\u2060', '\u00ad'])(
    'F6.28 blanks stay blanks after the invisible character %j, which stays in its word',
    async (invisible) => {
      const text = `Auf${invisible}lage one and two`;
      const bytes = await writePdf(
        inputOf([page(textItems(layout(text, { width: 400 }), COLOURS, testFonts()), { width: 420 })]),
      );
      const found = outputOf(bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}');
      expect(wordsIn(found).replace(invisible, '')).toBe('Auflage one and two');
      // A soft hyphen is a possible break in a word, which readers omit.
      if (invisible !== '\u00ad') expect(outputOf(bytes, 'pdftotext', '{}', '-').trim()).toBe(text);
    },
  );

  it('S12.36 S12.40 crop marks are on every plate, a spot colour only on its own', async () => {
    const items = [
      box([10, 10, 30, 30], solid(spot('Gold'))),
      { type: 'bars', bars: [[60, 10, 30, 30]], fill: solid(spot('Gold')) } as const,
      box([110, 10, 30, 30], gradient(spot('Gold'), { rgb: [1, 1, 1] })),
    ];
    const cropMarks = { ...NEW_CROP_MARKS, weight: 4 };
    const plates = await platesOf(await pdfOf(items, { options: { cropMarks } }), ['Cyan', 'Black', 'Gold']);
    const reach = Math.round((9 * 72) / 25.4);
    for (const plate of plates.values()) expect(plate(reach, 4)).toBeGreaterThan(200);
    const gold = plates.get('Gold');
    expect([25, 75].map((x) => gold?.(reach + x, reach + 25))).toEqual([255, 255]);
    expect(gold?.(reach + 125, reach + 25)).toBeCloseTo(255 * (1 - 125 / 200), -1);
    expect([25, 75, 125].map((x) => plates.get('Cyan')?.(reach + x, reach + 25))).toEqual([0, 0, 0]);
  });

  it('overprinted text leaves the ink below it', async () => {
    const ground = box([0, 0, 200, 100], solid(cmyk(1, 0, 0, 0)));
    const text = (overprint: boolean): GlyphsItem => ({
      ...textItem('l', { size: 200, y: 150, x: 50 }),
      fill: solid(cmyk(0, 0, 0, 1)),
      overprint,
    });
    const cyanUnder = async (overprint: boolean) => {
      const plates = await platesOf(await pdfOf([ground, text(overprint)]), ['Cyan', 'Black']);
      const inLetter = Array.from({ length: 60 }, (_, x) => 50 + x).find(
        (x) => plates.get('Black')?.(x, 50) === 255,
      );
      return plates.get('Cyan')?.(inLetter ?? -1, 50);
    };
    expect(await cyanUnder(true)).toBe(255);
    expect(await cyanUnder(false)).toBe(0);
  });

  it('S7.15 pictures are found in their own colours', async () => {
    const list = outputOf(await pdfOf(EVERYTHING, input), 'pdfimages', '-list', '{}');
    expect(list).toMatch(/image +1 +2 +rgb/);
    expect(list).toMatch(/smask +1 +2 +gray/);
  });

  it('S12.41 a font with cubic outlines is embedded with them', async () => {
    const path = '/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf';
    expect(existsSync(path)).toBe(true);
    const face = openFont('nimbus', new Uint8Array(readFileSync(path)));
    const glyphs = [36, 37, 38].map((id, cluster) => ({ id, x: 20 + cluster * 30, y: 50, cluster }));
    const item: GlyphsItem = { ...textItem('abc'), font: 'nimbus', size: 40, glyphs };
    const fonts = (key: string) => (key === 'nimbus' ? face : FONTS(key));
    const bytes = await pdfOf([item], { fonts });
    expect(outputOf(bytes, 'pdffonts', '{}')).toMatch(
      /NimbusSans-Regular +CID Type 0C +Identity-H +yes yes yes/,
    );
    expect(outputOf(bytes, 'pdftotext', '{}', '-').trim()).toBe('abc');
    const outlined = await drawn(await pdfOf([item], { fonts, options: { outlineText: true } }));
    const text = await drawn(bytes);
    expect(text.some((value) => value < 32)).toBe(true);
    expect(farthest(text, outlined)).toBeLessThan(ANOTHER_EDGE);
  });
});
