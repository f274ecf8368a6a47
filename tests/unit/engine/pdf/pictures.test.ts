import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageItem } from '@/engine/display';
import { writePdf, type CmykConversion, type PdfFinding, type PdfPicture } from '@/engine/pdf';
import { inputOf, page, pdfOf, PORTS } from './support/ports';
import { contentsOf, everythingIn, readPdf } from './support/readPdf';

const picture: ImageItem = { type: 'image', image: 'a', transform: [100, 0, 0, 50, 20, 30] };
const cmykPixels = { width: 2, height: 2, channels: 4 as const };

const jpegOf = async (isCmyk: boolean): Promise<Uint8Array> => {
  const made = sharp(Buffer.alloc(16, 40), { raw: cmykPixels });
  return isCmyk ? made.toColourspace('cmyk').jpeg().toBuffer() : made.removeAlpha().jpeg().toBuffer();
};
const imagesIn = (bytes: Uint8Array) => readPdf(bytes).filter(({ body }) => body.includes('/Subtype/Image'));
const sampled = (space: 'gray' | 'rgb' | 'rgba' | 'cmyk', ...samples: number[]): PdfPicture => ({
  type: 'samples',
  space,
  width: 1,
  height: 1,
  samples: Uint8Array.from(samples),
});

describe('pictures', () => {
  it('are drawn upright in their place', async () => {
    const content = contentsOf(await pdfOf([picture], { pictures: () => sampled('gray', 9) }))[0];
    expect(content).toMatch(/q\n100 0 0 -50 20 80 cm\n\/X\d+ Do\nQ/);
  });

  it('of JPEG data are embedded unchanged', async () => {
    const bytes = await jpegOf(false);
    const [image] = imagesIn(await pdfOf([picture], { pictures: () => ({ type: 'jpeg', bytes }) }));
    expect(image?.body).toContain(
      '/Width 2/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
    );
    expect(new Uint8Array(image?.stream ?? [])).toEqual(new Uint8Array(bytes));
  });

  it('S7.15 of CMYK keep their values, inverted for Adobe', async () => {
    const bytes = await jpegOf(true);
    const [jpeg] = imagesIn(await pdfOf([picture], { pictures: () => ({ type: 'jpeg', bytes }) }));
    expect(jpeg?.body).toContain(
      '/ColorSpace/DeviceCMYK/BitsPerComponent 8/Decode[1 0 1 0 1 0 1 0]/Filter/DCTDecode',
    );
    const [raw] = imagesIn(await pdfOf([picture], { pictures: () => sampled('cmyk', 1, 2, 3, 4) }));
    expect([...(raw?.stream ?? [])]).toEqual([1, 2, 3, 4]);
  });

  it('with transparency have a mask', async () => {
    const images = imagesIn(await pdfOf([picture], { pictures: () => sampled('rgba', 1, 2, 3, 4) }));
    expect(images.map(({ stream }) => [...(stream ?? [])])).toEqual([[4], [1, 2, 3]]);
    expect(images[1]?.body).toMatch(/\/SMask \d+ 0 R/);
  });

  it('are embedded once for any number of uses and pages', async () => {
    const asked: string[] = [];
    const pictures = async (key: string) => {
      asked.push(key);
      return sampled('rgb', 1, 2, 3);
    };
    const bytes = await writePdf(inputOf([page([picture, picture]), page([picture])], { pictures }));
    expect(asked).toEqual(['a']);
    expect(imagesIn(bytes)).toHaveLength(1);
    expect(contentsOf(bytes).map((content) => content.match(/ Do$/gm)?.length)).toEqual([2, 1]);
  });

  it.each([
    ['is missing', undefined],
    ['is no JPEG', { type: 'jpeg', bytes: new Uint8Array(50) }],
    ['ends too early', { type: 'jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 2) }],
  ] as const)('one that %s is left out and reported once', async (_, found) => {
    const findings: PdfFinding[] = [];
    const ports = { ...PORTS, report: (finding: PdfFinding) => void findings.push(finding) };
    const bytes = await pdfOf([picture, picture], { pictures: () => found, ports });
    expect(findings).toEqual([{ type: 'missingPicture', image: 'a' }]);
    expect(contentsOf(bytes)[0]).not.toContain('Do');
  });

  it('S12.39 of JPEG data are decoded when their colours are converted', async () => {
    const bytes = await jpegOf(false);
    const toInk: CmykConversion['cmyk'] = {
      colour: () => [0, 0, 0, 1],
      samples: () => Uint8Array.of(5, 6, 7, 8),
    };
    const options = { conversion: { cmyk: toInk, rgb: toInk } };
    const pictures = (): PdfPicture => ({ type: 'jpeg', bytes });
    const decodeJpeg = () =>
      ({ type: 'samples', space: 'rgb', width: 1, height: 1, samples: Uint8Array.of(1, 2, 3) }) as const;
    const written = await pdfOf([picture], { options, pictures, ports: { ...PORTS, decodeJpeg } });
    expect(imagesIn(written).map(({ stream }) => [...(stream ?? [])])).toEqual([[5, 6, 7, 8]]);
    expect(everythingIn(written)).not.toContain('DeviceRGB');
    await expect(pdfOf([picture], { options, pictures })).rejects.toThrow('decodeJpeg');
  });
});
