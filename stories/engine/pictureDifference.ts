import { fileOf } from '../../tests/engine/reference';

const PICTURES = import.meta.glob<string>('../../tests/engine/reference/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Difference of an 8-bit channel above which it is visible. */
const VISIBLE = 8;

function pixelsOf(canvas: HTMLCanvasElement | OffscreenCanvas): Uint8ClampedArray {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

async function accepted(name: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const address = PICTURES[`../../tests/engine/reference/pictures/${fileOf(name)}`];
  if (!address) throw new Error(`There is no accepted picture of ${name}.`);
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0);
  return pixelsOf(canvas);
}

/** Returns the share of pixels that differ visibly from the accepted picture painted by Node. */
export async function pictureDifference(name: string, canvas: HTMLCanvasElement): Promise<number> {
  const painted = pixelsOf(canvas);
  const wanted = await accepted(name, canvas.width, canvas.height);
  let different = 0;
  for (let pixel = 0; pixel < painted.length; pixel += 4) {
    const channels = [0, 1, 2, 3].map((channel) =>
      Math.abs((painted[pixel + channel] ?? 0) - (wanted[pixel + channel] ?? 0)),
    );
    if (Math.max(...channels) > VISIBLE) different += 1;
  }
  return different / (painted.length / 4);
}
