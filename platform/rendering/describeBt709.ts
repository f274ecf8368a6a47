import { uint32, writeBox } from './mp4Boxes';

/** BT.709 as ITU-T H.273 numbers primaries, transfer and matrix. */
const BT709 = 1;
/** An unspecified video format in limited range, followed by a colour description. */
const SIGNAL = '101' + '0' + '1';
/** Usability information (H.264, annex E) with only the video signal. */
const VUI = '00' + '1' + SIGNAL + BT709.toString(2).padStart(8, '0').repeat(3) + '000000';

/** Writes the box with the colours of a video: BT.709 in limited range. */
export const colourBox = (): Uint8Array =>
  writeBox('colr', Buffer.from('nclx', 'latin1'), Uint8Array.of(0, BT709, 0, BT709, 0, BT709, 0));

const bitsOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');

/** Removes each 3 after two zeros, which keeps start codes out of a stream. */
const unescape = (bytes: Uint8Array): number[] =>
  [...bytes].filter((byte, at) => !(byte === 3 && at > 1 && bytes[at - 1] === 0 && bytes[at - 2] === 0));

/** Inserts a 3 after two zeros if a byte up to 3 follows. */
function escape(bytes: readonly number[]): Uint8Array {
  const out: number[] = [];
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros === 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(out);
}

/**
 * Adds BT.709 in limited range to a sequence parameter set without usability information: the flag for it is the last
 * bit before the stop bit.
 */
function describeSequence(set: Uint8Array): Uint8Array {
  const bits = bitsOf(unescape(set));
  const flag = bits.lastIndexOf('1') - 1;
  if (bits[flag] !== '0') throw new Error('The film describes its colours already.');
  const described = `${bits.slice(0, flag)}1${VUI}1`;
  const bytes = described.padEnd(Math.ceil(described.length / 8) * 8, '0').match(/.{8}/gu) ?? [];
  return escape(bytes.map((byte) => parseInt(byte, 2)));
}

/** Offset of the length of the only sequence parameter set in a decoder configuration. */
const SET_LENGTH = 6;

/** Adds BT.709 to the only sequence parameter set of a decoder configuration (ISO/IEC 14496-15). */
export function describeDecoder(configuration: Uint8Array): Uint8Array {
  const start = SET_LENGTH + 2;
  const end = start + (configuration[SET_LENGTH] ?? 0) * 256 + (configuration[SET_LENGTH + 1] ?? 0);
  const set = describeSequence(configuration.subarray(start, end));
  return Buffer.concat([
    configuration.subarray(0, SET_LENGTH),
    uint32(set.length).subarray(2),
    set,
    configuration.subarray(end),
  ]);
}
