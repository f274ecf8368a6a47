import { crc32 as plainCrc32 } from './crc32';
import { joinBytes } from './joinBytes';
import { DIRECTORY_ENTRY, END_OF_DIRECTORY, LOCAL_HEADER } from './marks';
import { encodeName } from './names';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The required version: 2.0. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980 for every entry, so that the same files make the same archive. */
const DATE = 0x21;

/** Writes numbers of two or four bytes. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (value >= 2 ** (8 * bytes)) throw new RangeError(`${value} does not fit ${bytes} bytes.`);
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Computes the CRC-32 of bytes. */
type Crc32 = (bytes: Uint8Array) => number;

/** Writes the fields that an entry shares with its place in the directory. */
const fieldsOf = (bytes: Uint8Array, name: Uint8Array, crc32: Crc32): Uint8Array =>
  numbers(
    [2, VERSION],
    [2, FLAGS],
    [2, 0],
    [2, 0],
    [2, DATE],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
  );

/**
 * Writes a zip archive piece by piece, so that only one entry is in memory. Entries are stored uncompressed: pictures
 * and PDF files are compressed already. Up to 4 GB and 65,535 entries.
 * @param crc32 the one in plain JavaScript by default
 * @throws RangeError beyond
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  crc32: Crc32 = plainCrc32,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const path = encodeName(name);
    const fields = fieldsOf(bytes, path, crc32);
    // Comment, disk, internal and external attributes are empty.
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(joinBytes([numbers([4, DIRECTORY_ENTRY], [2, VERSION]), fields, place, path]));
    const header = joinBytes([numbers([4, LOCAL_HEADER]), fields, path]);
    offset += header.length + bytes.length;
    yield header;
    yield bytes;
  }
  const whole = joinBytes(directory);
  yield whole;
  yield numbers(
    ...([
      [4, END_OF_DIRECTORY],
      [2, 0],
      [2, 0],
    ] as const),
    ...([
      [2, directory.length],
      [2, directory.length],
    ] as const),
    ...([
      [4, whole.length],
      [4, offset],
      [2, 0],
    ] as const),
  );
}
