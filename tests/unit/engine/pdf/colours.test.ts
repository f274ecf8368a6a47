import { describe, expect, it } from 'vitest';
import { writePdf, type CmykConversion, type PdfPicture } from '@/engine/pdf';
import type { Cmyk, DisplayItem } from '@/engine/display';
import { black, blue, box, cmyk, conic, ellipse, gradient, red, solid, spot } from './support/inks';
import { inputOf, page, pdfOf, PORTS } from './support/ports';
import { contentsOf, everythingIn, readPdf } from './support/readPdf';

/** Converts every colour to recognisable inks: cmyk is reversed, rgb becomes its opposite. */
const conversion: CmykConversion = {
  cmyk: {
    colour: (channels) => [...channels].reverse() as unknown as Cmyk,
    samples: (samples) => samples.slice().reverse(),
  },
  rgb: {
    colour: ([r = 0, g = 0, b = 0]) => [1 - r, 1 - g, 1 - b, 0],
    samples: (samples) => new Uint8Array((samples.length / 3) * 4).fill(7),
  },
};
const cmykOnly: CmykConversion = { cmyk: conversion.cmyk };

const dictionariesOf = async (items: readonly DisplayItem[], more = {}) =>
  everythingIn(await pdfOf(items, more));
const operatorsOf = async (items: readonly DisplayItem[], more = {}) =>
  contentsOf(await pdfOf(items, more)).join('\n');

describe('fills', () => {
  it('are RGB or CMYK as the ink is', async () => {
    const operators = await operatorsOf([
      box([0, 0, 10, 10], solid(red)),
      box([0, 0, 10, 10], solid(cmyk(0.1, 0.2, 0.3, 0.4))),
    ]);
    expect(operators).toContain('1 0 0 rg\n');
    expect(operators).toContain('0.1 0.2 0.3 0.4 k\n');
  });

  it('S12.40 a spot colour is a separation with its name and alternate', async () => {
    const text = await dictionariesOf([
      box([0, 0, 10, 10], solid(spot('PANTONE 185 C (é)', cmyk(0, 0.9, 0.8, 0)))),
    ]);
    expect(text).toContain('[/Separation/PANTONE#20185#20C#20#28#C3#A9#29/DeviceCMYK<<');
    expect(text).toContain('/C1[0 0.9 0.8 0]');
    expect(text).toMatch(/\/C\d+ cs 1 scn/);
  });

  it('S12.40 a spot colour with an RGB alternate keeps it', async () => {
    expect(await dictionariesOf([box([0, 0, 9, 9], solid(spot('Glow', red)))])).toContain(
      '[/Separation/Glow/DeviceRGB<</FunctionType 2/Domain[0 1]/N 1/C0[1 1 1]/C1[1 0 0]>>]',
    );
  });

  it('S12.40 barcodes and strokes in a spot colour are that separation, one for the whole file', async () => {
    const paint = solid(spot('Gold'));
    const bytes = await writePdf(
      inputOf([
        page([{ type: 'bars', bars: [[0, 0, 2, 9]], fill: paint }]),
        page([{ ...box([0, 0, 9, 9]), fill: undefined, stroke: { paint, width: 1 } }]),
      ]),
    );
    expect(everythingIn(bytes).match(/\[\/Separation\/Gold/g)).toHaveLength(1);
    const [bars, stroke] = contentsOf(bytes);
    expect(bars).toMatch(/\/C\d+ cs 1 scn\n0 0 2 9 re\nf/);
    expect(stroke).toMatch(/\/C\d+ CS 1 SCN/);
  });
});

describe('gradients', () => {
  it('S7.03 with only cmyk stops are written in CMYK', async () => {
    const text = await dictionariesOf([box([0, 0, 10, 10], gradient(cmyk(1, 0, 0, 0), cmyk(0, 0, 0, 1)))]);
    expect(text).toContain('/ShadingType 2/ColorSpace /DeviceCMYK/Coords[0 0 200 0]');
    expect(text).toContain('/C0[1 0 0 0]/C1[0 0 0 1]');
    expect(text).not.toContain('DeviceRGB');
  });

  it('S7.03 with stops in different colour spaces become RGB', async () => {
    for (const mixed of [
      gradient(cmyk(1, 0, 0, 0), red),
      gradient(spot('Gold'), red),
      gradient(spot('Gold'), cmyk(1, 0, 0, 0)),
    ]) {
      const text = await dictionariesOf([box([0, 0, 10, 10], mixed)]);
      expect(text).toContain('/ShadingType 2/ColorSpace /DeviceRGB/');
      expect(text).toContain('/C0[0.5 0.5 0.5]/C1');
    }
  });

  it('S12.40 between spot colours are of their plates', async () => {
    const text = await dictionariesOf([
      box([0, 0, 10, 10], gradient(spot('Gold'), spot('Silver', cmyk(0, 0, 0, 0.4)))),
    ]);
    expect(text).toContain('[/DeviceN[/Gold/Silver]/DeviceCMYK');
    expect(text).toContain('/C0[1 0]/C1[0 1]');
  });

  it('S12.40 from a spot colour to paper are tints of it', async () => {
    const text = await dictionariesOf([box([0, 0, 10, 10], gradient(spot('Gold'), { rgb: [1, 1, 1] }))]);
    expect(text).toMatch(/\/ShadingType 2\/ColorSpace \d+ 0 R/);
    expect(text).toContain('/C0[1]/C1[0]');
  });

  it('have every stop, and hard edges for two stops at one position', async () => {
    const stops = [0.2, 0.5, 0.5, 0.8].map((position, index) => ({
      position,
      opacity: 1,
      ink: [red, blue, black, red][index] ?? red,
    }));
    const text = await dictionariesOf([
      box([0, 0, 9, 9], { type: 'linearGradient', start: [1, 2], end: [3, 4], stops }),
    ]);
    expect(text).toContain('/Coords[1 2 3 4]/Extend[true true]');
    expect(text).toContain('/Bounds[0.2 0.5 0.8]');
    expect(text.match(/\/C0\[[^\]]+\]\/C1\[[^\]]+\]/g)).toEqual([
      '/C0[1 0 0]/C1[1 0 0]',
      '/C0[1 0 0]/C1[0 0 1]',
      '/C0[0 0 0]/C1[1 0 0]',
      '/C0[1 0 0]/C1[1 0 0]',
    ]);
  });

  it('from a point to a circle are radial', async () => {
    const stops = [red, blue].map((ink, position) => ({ position, opacity: 1, ink }));
    const radial = { type: 'radialGradient', focus: [1, 2], centre: [3, 4], radius: 5, stops } as const;
    const text = await dictionariesOf([box([0, 0, 9, 9], radial)]);
    expect(text).toContain('/ShadingType 3/ColorSpace /DeviceRGB/Coords[1 2 0 3 4 5]/Extend[true true]');
  });
});

describe('gradients to ellipses and around points', () => {
  it.each([
    ['CMYK', [cmyk(1, 0, 0, 0), cmyk(0, 1, 0, 0)], '/ColorSpace/DeviceCMYK'],
    ['ink of plates of their own', [spot('Gold'), spot('Silver')], /\/ColorSpace \d+ 0 R/],
    ['light', [red, blue], '/ColorSpace/DeviceRGB'],
  ] as const)('F4.24 keep %s', async (_, [first, second], space) => {
    const along = await dictionariesOf([box([0, 0, 9, 9], ellipse(first, second))]);
    expect(along).toMatch(/\/Matrix\[70 20 -8 30 100 50\]|\/Matrix\[[-\d. ]+\]/);
    expect(along).toContain('/ShadingType 3');
    const around = await dictionariesOf([box([0, 0, 9, 9], conic(first, second))]);
    expect(around).toContain('/ShadingType 4');
    const written = around.slice(around.indexOf('/ShadingType 4'));
    if (typeof space === 'string')
      expect(written.replaceAll(/\/ColorSpace ?\//g, '/ColorSpace/')).toContain(space);
    else expect(written).toMatch(space);
  });

  it('F4.23 extend beyond hard edges at their ends in the outer colour', async () => {
    const stops = [red, blue, black, red].map((ink, index) => ({
      position: index < 2 ? 0 : 1,
      ink,
      opacity: 1,
    }));
    const text = await dictionariesOf([
      box([0, 0, 9, 9], { type: 'linearGradient', start: [0, 0], end: [64, 0], stops }),
    ]);
    expect(text).toContain('/Coords[-1 0 65 0]');
    expect(text.match(/\/C0\[[^\]]+\]\/C1\[[^\]]+\]/g)).toEqual([
      '/C0[1 0 0]/C1[1 0 0]',
      '/C0[0 0 1]/C1[0 0 0]',
      '/C0[1 0 0]/C1[1 0 0]',
    ]);
  });
});

describe('conversion', () => {
  const profile = new Uint8Array(128);
  profile.set(Buffer.from('CMYK'), 16);
  const outputIntent = { profile, name: 'FOGRA39' };
  const picture: PdfPicture = {
    type: 'samples',
    space: 'rgb',
    width: 1,
    height: 1,
    samples: Uint8Array.of(1, 2, 3),
  };
  const image: DisplayItem = { type: 'image', image: 'a', transform: [10, 0, 0, 10, 0, 0] };

  it('S12.38 turns cmyk values and embeds the target as output intent', async () => {
    const text = await dictionariesOf([box([0, 0, 9, 9], solid(cmyk(0.1, 0.2, 0.3, 0.4)))], {
      options: { conversion: cmykOnly, outputIntent },
    });
    expect(text).toContain('0.4 0.3 0.2 0.1 k\n');
    expect(text).toMatch(
      /\/OutputIntents\[<<\/Type\/OutputIntent\/S\/GTS_PDFX.*\/DestOutputProfile \d+ 0 R>>\]/,
    );
    expect(text).toContain('<</N 4/Filter/FlateDecode');
  });

  it('S12.38 keeps RGB without a conversion', async () => {
    const items = [box([0, 0, 9, 9], solid(red)), image];
    const text = await dictionariesOf(items, { options: { conversion: cmykOnly }, pictures: () => picture });
    expect(text).toContain('1 0 0 rg\n');
    expect(text).toContain('/ColorSpace/DeviceRGB');
  });

  it('S12.38 refuses an invalid ICC profile as output intent', async () => {
    const options = { outputIntent: { profile: new Uint8Array(200), name: 'x' } };
    await expect(pdfOf([], { options })).rejects.toThrow('no ICC profile');
  });

  it('S12.39 leaves no RGB colour or picture', async () => {
    const paints = [
      solid(red),
      gradient(red, cmyk(1, 0, 0, 0)),
      gradient(red, blue),
      solid(spot('Glow', red)),
      gradient(spot('Glow', red), spot('Gold')),
    ];
    const items: DisplayItem[] = [
      ...paints.map((paint) => ({ ...box([0, 0, 9, 9], paint), stroke: { paint, width: 1 } })),
      {
        type: 'group',
        opacity: 0.5,
        items: [image],
        shadow: { offsetX: 1, offsetY: 1, blur: 1, ink: red, opacity: 1 },
      },
    ];
    const castShadow = () => ({ width: 1, height: 1, alpha: Uint8Array.of(9), box: [0, 0, 9, 9] as const });
    const bytes = await pdfOf(items, {
      options: { conversion },
      pictures: () => picture,
      ports: { ...PORTS, castShadow },
    });
    const text = everythingIn(bytes);
    expect(text).not.toMatch(/DeviceRGB| rg\n| RG\n/);
    expect(text).toContain('0 1 1 0 k\n');
    const samples = readPdf(bytes).filter(({ body }) => body.includes('/DeviceCMYK/BitsPerComponent'));
    expect(samples.map(({ stream }) => [...(stream ?? [])])).toContainEqual([7, 7, 7, 7]);
  });
});
