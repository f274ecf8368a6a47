import { crc32 as plainCrc32 } from './crc32';
import { DIRECTORY_ENTRY, END_OF_DIRECTORY, LOCAL_HEADER } from './marks';
import { encodeName } from './names';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Version 2.0 can read it. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980 for every entry: the same files make the same archive. */
const DATE = 0x21;

/** Numbers of two or four bytes, one after the other. */
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

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Computes the CRC-32 of bytes. */
type Crc32 = (bytes: Uint8Array) => number;

/** The fields that an entry and its place in the directory share. */
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
 * A zip archive, piece by piece, so that no more than one entry is in memory. Entries are stored as they are: pictures and
 * PDF files are packed already. Up to 4 GB and 65,535 entries.
 * @param crc32 a faster one than that in plain JavaScript
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
    // Comment, disk, internal and external attributes have nothing to say.
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(joined(numbers([4, DIRECTORY_ENTRY], [2, VERSION]), fields, place, path));
    const header = joined(numbers([4, LOCAL_HEADER]), fields, path);
    offset += header.length + bytes.length;
    yield header;
    yield bytes;
  }
  const whole = joined(...directory);
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
