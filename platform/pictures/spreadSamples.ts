import type { Metadata, Sharp } from 'sharp';

/** Half of the range of two bytes, and the share of one byte in four. */
const HALF = 32_768;
const BYTE_OF_FOUR = 1 / 2 ** 24;

/**
 * Spreads signed or four-byte samples of TIFF between black and white: the lowest of their kind is black. Other samples
 * stay. Libvips would clip those below zero and add an alpha of a half.
 */
export function spreadSamples(picture: Sharp, { depth, space }: Pick<Metadata, 'depth' | 'space'>): Sharp {
  switch (depth) {
    case 'char':
      return picture.linear(1, 128);
    case 'short':
      if (space === 'labs') return picture;
      return space === 'grey16' || space === 'rgb16' ? picture.linear(1, HALF) : picture.linear(1 / 256, 128);
    case 'int':
      return picture.linear(BYTE_OF_FOUR, 128);
    case 'uint':
      return picture.linear(BYTE_OF_FOUR, 0);
    default:
      return picture;
  }
}
