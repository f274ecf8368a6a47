import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfPages } from '../../../../platform/pdf-pages';
import { drawByPlatform, type DrawnPage } from '../../../../scripts/files/placedPdf';
import { pageOf, streamOf } from '../pdf-pages/support/pdfOf';

const pages = openPdfPages();
afterAll(() => pages.close());

const RED_CORNER = '1 0 0 rg 0 0 20 10 re f';

/** Returns the colour of a point, x to the right and y down. */
const at = ({ data, width }: DrawnPage, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

describe('placed PDFs readable in other programs', { timeout: 60_000 }, () => {
  it.each(['/MediaBox[0 0 0 0]', '/MediaBox[0 0 0 20]', '/MediaBox[5 5 40 5]'])(
    'F9.03 takes a page with an empty medium for a letter: %s',
    async (entries) => {
      const { page } = await pages.read(pageOf(RED_CORNER, entries));
      expect([page.width, page.height]).toEqual([612, 792]);
    },
  );

  it('F9.03 uses the whole medium when a page is cropped to nothing', async () => {
    const { page } = await pages.read(pageOf(RED_CORNER, '/MediaBox[0 0 40 20]/CropBox[0 0 0 0]'));
    expect([page.width, page.height]).toEqual([40, 20]);
  });

  const whole = Buffer.from(pageOf(RED_CORNER)).toString('latin1');
  it.each([
    ['in its trailer', whole.slice(0, whole.indexOf('trailer') + 'trailer\n'.length)],
    ['in its table', whole.slice(0, whole.indexOf('xref') + 12)],
  ])('F9.04 reads and draws a file that is cut off %s', async (_place, cut) => {
    const bytes = Buffer.from(cut, 'latin1');
    const drawn = await drawByPlatform(pages, bytes, { width: 40, height: 20 });
    expect([at(drawn, 5, 15), at(drawn, 35, 15)]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
    ]);
  });

  it('F9.05 counts a pixel of one bit as an eighth of a pixel of grays', async () => {
    const [width, height] = [20_000, 10_000];
    const black = deflateSync(Buffer.alloc((width / 8) * height)).toString('latin1');
    const picture = (bits: number) =>
      pageOf('40 0 0 20 0 0 cm /I Do', '/MediaBox[0 0 40 20]/Resources<</XObject<</I 5 0 R>>>>', [
        streamOf(
          Buffer.from(black, 'latin1'),
          `/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent ${bits}/Filter/FlateDecode`,
        ),
      ]);
    await expect(pages.read(picture(8))).rejects.toThrow('more than 64 million pixels');
    const drawn = await drawByPlatform(pages, picture(1), { width: 40, height: 20 });
    expect(at(drawn, 20, 10)).toEqual([0, 0, 0]);
  });
});
