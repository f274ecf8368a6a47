import sharp from 'sharp';

/** A decoded picture: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Decodes a PNG or WebP file. */
export async function decodePicture(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Encodes without loss, as WebP: about half the size of the smallest PNG of the same picture (decision 0040). */
export function encodePicture({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 5 })
    .toBuffer();
}

/** Removes the plain area right of and below the content, except for a margin in px. */
export function trimPicture(picture: Picture, margin: number): Picture {
  const { width, height, data } = picture;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const plain = pixels[pixels.length - 1];
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    let last = width - 1;
    while (last >= right && row[last] === plain) last -= 1;
    if (last >= right) right = last + 1;
    if (row.some((pixel) => pixel !== plain)) bottom = y + 1;
  }
  return onCanvas(picture, Math.min(width, right + margin), Math.min(height, bottom + margin));
}

/** Fits the picture to a canvas of that size: cropped where larger, transparent where smaller. */
export function onCanvas(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8Array(width * height * 4);
  const kept = Math.min(width, picture.width) * 4;
  for (let y = 0; y < Math.min(height, picture.height); y += 1) {
    const start = y * picture.width * 4;
    data.set(picture.data.subarray(start, start + kept), y * width * 4);
  }
  return { width, height, data };
}
