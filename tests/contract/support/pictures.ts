import sharp from 'sharp';

/** A picture of one colour in the format asked for. */
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

/** Width and height as they are stored. */
export async function sizeOf(bytes: Buffer): Promise<[number, number]> {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}
