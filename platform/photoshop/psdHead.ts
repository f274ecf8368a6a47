import { PSD_LIMITS } from './psdLimits';
import type { PsdReader } from './psdReader';
import { createDamagedError, UnreadablePsdError } from './UnreadablePsdError';

/** The header of a Photoshop file's composite picture. */
export interface PsdHead {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes of a sample. */
  readonly sampleBytes: 1 | 2;
  readonly space: 'gray' | 'rgb' | 'cmyk' | 'indexed';
  /** Number of planes of samples, colours first. */
  readonly planes: number;
  /** Index of the plane with the opacity; a plane with a saved selection does not count. */
  readonly alpha: number | undefined;
  /** 256 reds, greens and blues, one after the other; only for `indexed`. */
  readonly palette: Uint8Array | undefined;
  readonly profile: Uint8Array | undefined;
  /** Byte offset of the picture. */
  readonly start: number;
  /** Whether the lengths of its rows take four bytes. */
  readonly isLarge: boolean;
}

/** Colour modes by their numbers (Adobe Photoshop File Formats Specification, file header). */
const SPACES: Readonly<Record<number, PsdHead['space']>> = { 1: 'gray', 2: 'indexed', 3: 'rgb', 4: 'cmyk' };
const OTHER_MODES: Readonly<Record<number, string>> = {
  0: 'a bitmap',
  7: 'a multichannel picture',
  8: 'a duotone',
  9: 'in Lab',
};
/** Planes of colours. */
export const COLOUR_PLANES: Readonly<Record<PsdHead['space'], number>> = {
  gray: 1,
  indexed: 1,
  rgb: 3,
  cmyk: 4,
};
const PROFILE = 1039;
const VERSION_INFO = 1057;
const PALETTE_BYTES = 768;
/** Blocks whose lengths take eight bytes in large documents. */
const LONG_BLOCKS = new Set('LMsk Lr16 Lr32 Layr Mt16 Mt32 Mtrn Alph FMsk lnk2 FEid FXid PxSD'.split(' '));
const LAYER_BLOCKS = new Set(['Layr', 'Lr16', 'Lr32']);

/** Reads everything before the picture, but no layer. @throws UnreadablePsdError, also for unsupported files */
export async function readPsdHead(reader: PsdReader): Promise<PsdHead> {
  if ((await reader.text(4)) !== '8BPS') throw createDamagedError();
  const version = await reader.number(2);
  if (version !== 1 && version !== 2) throw createDamagedError();
  reader.at += 6;
  const planes = await reader.number(2);
  const height = await reader.number(4);
  const width = await reader.number(4);
  const bits = await reader.number(2);
  const mode = await reader.number(2);
  if (width === 0 || height === 0) throw createDamagedError();
  if (width * height > PSD_LIMITS.pixels)
    throw new UnreadablePsdError(
      `The PSD has ${width} by ${height} pixels, and ${PSD_LIMITS.pixels / 1_000_000} million are the most.`,
    );
  const space = requireSpace(mode);
  if (bits !== 8 && bits !== 16)
    throw new UnreadablePsdError(
      `The PSD has ${bits} bits a channel: save it with 8 or 16 to use it in designs.`,
    );
  if (planes < COLOUR_PLANES[space] || planes > PSD_LIMITS.planes) throw createDamagedError();

  const modeData = await section(reader, 4);
  const palette = space === 'indexed' ? await reader.bytes(PALETTE_BYTES) : undefined;
  if (palette && modeData.length < PALETTE_BYTES) throw createDamagedError();
  reader.at = modeData.end;
  const { profile, hasComposite } = await readResources(reader);
  const isLarge = version === 2;
  const layers = await section(reader, isLarge ? 8 : 4);
  const hasAlpha = await isTransparent(reader, { ...layers, isLarge });
  if (!hasComposite)
    throw new UnreadablePsdError(
      'The PSD was saved without a picture of all its layers: save it with “Maximize compatibility” to use it in designs.',
    );
  const alpha = hasAlpha && planes > COLOUR_PLANES[space] ? COLOUR_PLANES[space] : undefined;
  const sampleBytes = bits === 8 ? 1 : 2;
  return { width, height, sampleBytes, space, planes, alpha, palette, profile, start: layers.end, isLarge };
}

function requireSpace(mode: number): PsdHead['space'] {
  const space = SPACES[mode];
  if (space) return space;
  const name = OTHER_MODES[mode];
  if (name === undefined) throw createDamagedError();
  throw new UnreadablePsdError(
    `The PSD is ${name}, which is not read: save it in RGB, CMYK or greyscale, or as PNG, to use it in designs.`,
  );
}

/** Reads the length of a section and computes its end. */
async function section(reader: PsdReader, size: 4 | 8): Promise<{ length: number; end: number }> {
  const length = await reader.number(size);
  return { length, end: reader.at + length };
}

/** Reads the colour profile, and whether there is a composite picture, which files without a flag always have. */
async function readResources(reader: PsdReader) {
  const { length, end } = await section(reader, 4);
  if (length > PSD_LIMITS.resources) throw createDamagedError();
  const found: { profile?: Uint8Array; hasComposite: boolean } = { hasComposite: true };
  while (reader.at + 12 <= end) {
    await reader.text(4);
    const id = await reader.number(2);
    const name = (await reader.bytes(1))[0] ?? 0;
    // The length byte counts too, and both are padded to an even number.
    reader.at += name + ((name + 1) % 2);
    const content = await section(reader, 4);
    if (content.end > end) throw createDamagedError();
    if (id === PROFILE) found.profile = await reader.bytes(content.length);
    if (id === VERSION_INFO) found.hasComposite = (await reader.bytes(5))[4] !== 0;
    reader.at = content.end + (content.length % 2);
  }
  reader.at = end;
  return found;
}

/** Whether the picture has transparency: then the number of layers is negative. Leaves the reader at any position. */
async function isTransparent(
  reader: PsdReader,
  { length, end, isLarge }: { length: number; end: number; isLarge: boolean },
): Promise<boolean> {
  if (length === 0) return false;
  const layers = await section(reader, isLarge ? 8 : 4);
  if (layers.length > 0) return isNegative(reader);
  // Layers of more than 8 bits are in a later block.
  if (reader.at + 4 > end) return false;
  reader.at = (await section(reader, 4)).end;
  for (let count = 0; count < PSD_LIMITS.blocks && reader.at + 12 <= end; count += 1) {
    await reader.text(4);
    const key = await reader.text(4);
    const block = await section(reader, isLarge && LONG_BLOCKS.has(key) ? 8 : 4);
    if (LAYER_BLOCKS.has(key)) return block.length > 0 && (await isNegative(reader));
    reader.at = block.end + ((4 - (block.length % 4)) % 4);
  }
  return false;
}

const isNegative = async (reader: PsdReader) => ((await reader.number(2)) & 0x8000) !== 0;
