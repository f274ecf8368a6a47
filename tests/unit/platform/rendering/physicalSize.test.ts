import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../../../platform/rendering';
import { documentOf } from '../../../engine/reference/build';

const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

/** An A6 page in millimetres. */
const A6 = documentOf([], { unit: 'mm', width: 105, height: 148 });
const context = { today: '2026-11-27', mediaConnectorId: 'media' };

// The thread compiles its code first.
describe('the physical size of a picture', { timeout: 60_000 }, () => {
  it.each([
    ['F2.13', 'png', 300],
    ['F2.13', 'png', 72],
    ['F2.14', 'jpg', 300],
    ['F2.14', 'jpg', 72],
  ] as const)('%s of the document is in a %s of %i pixels an inch', async (_, format, perInch) => {
    const output = { format, size: { scale: perInch / 72 } };
    const { files } = await renderer.render({ document: A6, context, output });
    const { width, height, density, exif, hasAlpha } = await sharp(files[0]).metadata();
    expect([width, height].map((pixels) => Math.round((pixels / perInch) * 25.4))).toEqual([105, 148]);
    expect(density).toBe(perInch);
    expect(exif).toBeUndefined();
    // The whole file can be read.
    const { data } = await sharp(files[0], { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
    expect(data.length).toBe(width * height * (hasAlpha ? 4 : 3));
  });
});
