import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { writeTiff } from '../photoshop/writeTiff';
import { HEIC_LIMITS } from './heicLimits';
import { openLibheif, type Libheif } from './openLibheif';
import { createDamagedError, UnreadableHeicError } from './UnreadableHeicError';

/** Values of heif.h: the RGB space, interleaved pixels of three or four samples, and their channel. */
const RGB = 1;
const INTERLEAVED_RGB = 10;
const INTERLEAVED_RGBA = 11;
const INTERLEAVED = 10;
/** Bytes of an error: its code, a subcode and a message pointer. */
const ERROR_BYTES = 12;

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  readonly profile: Uint8Array | undefined;
  /** Bytes from one row to the next. */
  readonly stride: number;
  readonly samples: Uint8Array;
}

/**
 * Converts the main picture of a HEIC file to an upright PNG in sRGB. Call it in a thread that can be terminated.
 * @param options.seconds time limit of the last step @throws UnreadableHeicError
 */
export async function developHeic(
  path: string,
  target: string,
  { seconds }: { readonly seconds: number },
): Promise<void> {
  if ((await stat(path)).size > HEIC_LIMITS.bytes)
    throw new UnreadableHeicError(
      `The HEIC file can’t be read: a file of ${HEIC_LIMITS.bytes / 1_000_000} MB is the largest.`,
    );
  const picture = await decode(await readFile(path));
  const step = picture.hasAlpha ? 4 : 3;
  const between = `${target}.tif`;
  await writeTiff(between, {
    width: picture.width,
    height: picture.height,
    space: 'rgb',
    hasAlpha: picture.hasAlpha,
    profile: picture.profile,
    rows: (first, count) => {
      const rows = new Uint8Array(count * picture.width * step);
      for (let row = 0; row < count; row += 1) {
        const start = (first + row) * picture.stride;
        rows.set(picture.samples.subarray(start, start + picture.width * step), row * picture.width * step);
      }
      return rows;
    },
  });
  await sharp(between, { limitInputPixels: false, sequentialRead: true })
    .toColourspace('srgb')
    .timeout({ seconds })
    .png()
    .toFile(target);
}

async function decode(bytes: Uint8Array): Promise<Decoded> {
  try {
    return decodePrimary(await openLibheif(), bytes);
  } catch (error) {
    throw error instanceof UnreadableHeicError ? error : createDamagedError(error);
  }
}

/** Decodes the main picture and applies the rotations and crops of the file. */
function decodePrimary(heif: Libheif, bytes: Uint8Array): Decoded {
  const error = heif._malloc(ERROR_BYTES);
  const pointer = heif._malloc(4);
  const file = heif._malloc(bytes.length);
  if (file === 0) throw createDamagedError();
  heif.HEAPU8.set(bytes, file);
  const check = (): void => {
    if (heif.HEAP32[error / 4] !== 0) throw createDamagedError();
  };
  const made = (): number => heif.HEAP32[pointer / 4] ?? 0;

  const context = heif._heif_context_alloc();
  heif._heif_context_read_from_memory(error, context, file, bytes.length, 0);
  check();
  heif._heif_context_get_primary_image_handle(error, context, pointer);
  check();
  const handle = made();
  const pixels = heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle);
  if (pixels > HEIC_LIMITS.pixels)
    throw new UnreadableHeicError(
      `The HEIC file can’t be read: it has more than ${HEIC_LIMITS.pixels / 1_000_000} million pixels.`,
    );
  const hasAlpha = heif._heif_image_handle_has_alpha_channel(handle) !== 0;
  heif._heif_decode_image(error, handle, pointer, RGB, hasAlpha ? INTERLEAVED_RGBA : INTERLEAVED_RGB, 0);
  check();
  const image = made();
  const [width, height] = [
    heif._heif_image_get_width(image, INTERLEAVED),
    heif._heif_image_get_height(image, INTERLEAVED),
  ];
  const start = heif._heif_image_get_plane_readonly(image, INTERLEAVED, pointer);
  const stride = made();
  if (start === 0 || width <= 0 || height <= 0 || stride <= 0) throw createDamagedError();
  return {
    width,
    height,
    hasAlpha,
    stride,
    profile: profileOf(heif, handle, error),
    samples: heif.HEAPU8.slice(start, start + stride * height),
  };
}

function profileOf(heif: Libheif, handle: number, error: number): Uint8Array | undefined {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size <= 0 || size > HEIC_LIMITS.profile) return undefined;
  const target = heif._malloc(size);
  heif._heif_image_handle_get_raw_color_profile(error, handle, target);
  return heif.HEAP32[error / 4] === 0 ? heif.HEAPU8.slice(target, target + size) : undefined;
}
