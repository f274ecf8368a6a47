import sharp from 'sharp';

/** Draws a picture of one colour in a format. */
export function picture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'tiff' = 'jpeg',
  orientation?: number,
): Promise<Buffer> {
  const drawn = sharp({ create: { width, height, channels: 3, background: { r: 95, g: 48, b: 226 } } });
  return (orientation === undefined ? drawn : drawn.withMetadata({ orientation }))
    .toFormat(format)
    .toBuffer();
}

/** Returns the stored width and height. */
export async function sizeOf(bytes: Buffer): Promise<[number, number]> {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}
