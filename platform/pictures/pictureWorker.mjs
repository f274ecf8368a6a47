import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';

/* Reads one picture after the other for `openPictures`. */

const { limitInputPixels, seconds, rasterSide } = workerData;
sharp.cache(false);
sharp.concurrency(1);

const open = (path) => sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true });

async function inspect({ path }) {
  const { autoOrient } = await open(path).metadata();
  // The size alone is read from the first bytes of a file; the whole of it has to make sense.
  const { data, info } = await open(path)
    .autoOrient()
    .resize(rasterSide, rasterSide, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raster = { width: info.width, height: info.height, data: new Uint8Array(data) };
  return { width: autoOrient.width, height: autoOrient.height, raster };
}

async function shrink({ path, target, longestSide }) {
  const { hasAlpha } = await open(path).metadata();
  const picture = open(path)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds });
  await (hasAlpha ? picture.png() : picture.jpeg({ quality: 85 })).toFile(target);
  return { type: hasAlpha ? 'image/png' : 'image/jpeg' };
}

parentPort.on('message', async ({ request }) => {
  try {
    const answer = await ('target' in request ? shrink(request) : inspect(request));
    parentPort.postMessage({ answer });
  } catch (error) {
    parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
