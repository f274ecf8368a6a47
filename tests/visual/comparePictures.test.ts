import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures';
import { onCanvas, type Picture, trimPicture } from './picture';

type Colour = readonly [red: number, green: number, blue: number];

const WHITE: Colour = [255, 255, 255];
const VIOLET: Colour = [95, 48, 226];
const ONE_SHADE_ON: Colour = [96, 48, 226];

/** White, except for a rectangle. */
function draw(
  size: number,
  colour: Colour,
  at: { x: number; y: number; width: number; height: number },
): Picture {
  const data = new Uint8Array(size * size * 4).fill(255);
  for (let y = at.y; y < at.y + at.height; y += 1)
    for (let x = at.x; x < at.x + at.width; x += 1) data.set(colour, (y * size + x) * 4);
  return { width: size, height: size, data };
}

const button = { x: 10, y: 10, width: 30, height: 12 };

describe('comparePictures', () => {
  it('finds no difference between equal pictures', () => {
    expect(comparePictures(draw(60, VIOLET, button), draw(60, VIOLET, button), 'exact')).toBeUndefined();
  });

  it('finds one shade on a plain area, with its size', () => {
    const after = draw(60, ONE_SHADE_ON, button);
    expect(comparePictures(draw(60, VIOLET, button), after, 'exact')?.pixels).toBe(30 * 12);
  });

  it('finds one shade of a line one pixel thick', () => {
    const line = { x: 5, y: 20, width: 50, height: 1 };
    expect(comparePictures(draw(60, VIOLET, line), draw(60, ONE_SHADE_ON, line), 'exact')?.pixels).toBe(50);
  });

  it('finds a shift by one pixel', () => {
    const after = draw(60, VIOLET, { ...button, x: 11 });
    expect(comparePictures(draw(60, VIOLET, button), after, 'exact')?.pixels).toBe(2 * 12);
  });

  it('overlooks the last shade of a few pixels on a curve', () => {
    const speck = { x: 20, y: 20, width: 3, height: 2 };
    expect(comparePictures(draw(60, [235, 237, 244], speck), draw(60, [234, 238, 244], speck), 'exact')).toBe(
      undefined,
    );
  });

  it('ignores antialiasing of a curve, but finds its move', async () => {
    const circle = async (x: number): Promise<Picture> => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="white"/><circle cx="${x}" cy="30" r="6" fill="#5f30e2"/></svg>`;
      const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
      return { width: 60, height: 60, data: new Uint8Array(data) };
    };
    const [here, nearly, aside] = await Promise.all([circle(30), circle(30.06), circle(31)]);
    expect(Buffer.compare(here.data, nearly.data)).not.toBe(0);
    expect(comparePictures(here, nearly, 'exact')).toBeUndefined();
    expect(comparePictures(here, aside, 'exact')?.pixels).toBeGreaterThan(16);
  });

  it('finds a visible wrong pixel', () => {
    const speck = { x: 20, y: 20, width: 1, height: 1 };
    expect(comparePictures(draw(60, WHITE, speck), draw(60, [200, 200, 200], speck), 'exact')?.pixels).toBe(
      1,
    );
  });

  it('finds another size, even when all that was added is plain', () => {
    const before = draw(60, VIOLET, button);
    expect(comparePictures(before, draw(61, VIOLET, button), 'exact')).toBeDefined();
    expect(comparePictures(before, draw(61, VIOLET, button), 'lenient')?.picture.height).toBe(61);
  });

  it('overlooks a shade, not a move, in pictures another browser drew', () => {
    const before = draw(60, VIOLET, button);
    expect(comparePictures(before, draw(60, ONE_SHADE_ON, button), 'lenient')).toBeUndefined();
    expect(comparePictures(before, draw(60, VIOLET, { ...button, y: 12 }), 'lenient')).toBeDefined();
  });
});

describe('trimPicture', () => {
  it('leaves a margin right of and below the content', () => {
    const { width, height } = trimPicture(draw(100, VIOLET, button), 16);
    expect([width, height]).toEqual([40 + 16, 22 + 16]);
  });

  it('keeps content at the edge', () => {
    const { width, height } = trimPicture(draw(50, VIOLET, { x: 0, y: 0, width: 45, height: 50 }), 16);
    expect([width, height]).toEqual([50, 50]);
  });
});

describe('onCanvas', () => {
  it('cuts off and fills up', () => {
    const picture = onCanvas(draw(4, VIOLET, { x: 0, y: 0, width: 4, height: 4 }), 2, 5);
    expect([...picture.data.subarray(0, 4)]).toEqual([...VIOLET, 255]);
    expect([...picture.data.subarray(4 * 2 * 4)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
