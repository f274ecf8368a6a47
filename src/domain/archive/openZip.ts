import { crc32 as plainCrc32 } from './crc32';
import { DIRECTORY_ENTRY, END_OF_DIRECTORY, LOCAL_HEADER } from './marks';
import { decodeName } from './names';

/** The source of an archive. */
export interface ZipSource {
  /** Bytes of the archive. */
  readonly size: number;
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
  /** Inflates raw deflate data. Rejects invalid data, and may reject more than `most` bytes. */
  readonly inflate: (packed: Uint8Array, most: number) => Promise<Uint8Array>;
  /**
   * A faster CRC-32.
   * @default the one in plain JavaScript
   */
  readonly crc32?: (bytes: Uint8Array) => number;
}

/** Limits of an archive. */
export interface ZipLimits {
  readonly entries: number;
  /** Bytes of one file. */
  readonly file: number;
  /** A lower limit for the file at a path; `undefined` for others. */
  readonly fileAt?: (path: string) => number | undefined;
  /** Bytes of all files together. */
  readonly files: number;
}

/** A file of an archive. */
interface ZippedFile {
  /** Its path, with `/` between folders. */
  readonly path: string;
  /** Its unpacked size in bytes, by the directory. */
  readonly size: number;
  /**
   * Its content.
   * @throws ZipError if it differs from the directory
   */
  readonly bytes: () => Promise<Uint8Array>;
}

/** An unusable archive: it is damaged, exceeds a limit, or has a path that leads outside it. */
export class ZipError extends Error {
  override name = 'ZipError';
  readonly reason: 'damaged' | 'tooLarge' | 'path';

  constructor(reason: ZipError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
/** The maximum size of the directory in bytes. */
const LONGEST_DIRECTORY = 10_000_000;
/** The maximum length of a path in bytes. */
const LONGEST_PATH = 1_024;
const ENTRY_SIZE = 46;
const HEADER_SIZE = 30;
/** The marker of a field whose value is stored elsewhere, as in archives above 4 GB. */
const ELSEWHERE = 0xffffffff;

const damagedError = (why: string) => new ZipError('damaged', why);
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether a path stays within the archive. */
function isInside(path: string): boolean {
  const isPlain = !/^[/\\]|^[a-z]:|\\|\0/i.test(path);
  return isPlain && !path.split('/').some((part) => part === '..' || part === '.');
}

interface Place {
  readonly path: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly header: number;
}

/** Returns the place of the directory, and its number of entries. */
async function findDirectory({ size, read }: ZipSource) {
  const length = Math.min(size, END_SIZE + LONGEST_COMMENT);
  const tail = viewOf(await read(size - length, length));
  for (let at = length - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const [count, bytes, offset] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ];
    if (offset + bytes > size) break;
    return { count, bytes, offset };
  }
  throw damagedError('The file is no zip archive, or its end is missing.');
}

/** @throws ZipError */
function placesOf(directory: Uint8Array, count: number): Place[] {
  const view = viewOf(directory);
  const places: Place[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > directory.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw damagedError('The directory of the archive is damaged.');
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [crc, packed, size] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const header = view.getUint32(at + 42, true);
    if (name > LONGEST_PATH)
      throw new ZipError('path', `A path of the archive has more than ${LONGEST_PATH} bytes.`);
    const path = decodeName(directory.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + name));
    if (!isInside(path)) throw new ZipError('path', `“${path}” leads outside the archive.`);
    if (flags & 1) throw damagedError(`“${path}” is encrypted.`);
    if (![0, 8].includes(method)) throw damagedError(`“${path}” is packed in a way that can’t be read.`);
    if ([packed, size, header].includes(ELSEWHERE)) throw new ZipError('tooLarge', 'It has more than 4 GB.');
    places.push({ path, method, crc, packed, size, header });
    at += ENTRY_SIZE + name + extra + comment;
  }
  return places;
}

/**
 * Lists the files of a zip archive by its directory, without folders; unpacks them on demand and within the limits.
 * @throws ZipError
 */
export async function openZip(source: ZipSource, limits: ZipLimits): Promise<ZippedFile[]> {
  const { count, bytes, offset } = await findDirectory(source);
  if (bytes > LONGEST_DIRECTORY || count > limits.entries)
    throw new ZipError('tooLarge', `It has more than ${limits.entries} files.`);
  const places = placesOf(await source.read(offset, bytes), count);
  const files = places.filter(({ path }) => !path.endsWith('/'));
  if (new Set(files.map(({ path }) => path)).size < files.length)
    throw damagedError('Two files of the archive have one path.');
  const sum = files.reduce((total, { size }) => total + size, 0);
  const mostOf = (path: string) => limits.fileAt?.(path) ?? limits.file;
  const largest = files.find(({ path, size }) => size > mostOf(path));
  if (largest)
    throw new ZipError('tooLarge', `“${largest.path}” has more than ${mostOf(largest.path) / 1_000_000} MB.`);
  if (sum > limits.files)
    throw new ZipError('tooLarge', `Its files have more than ${limits.files / 1_000_000} MB together.`);
  refuseOverlaps(files);
  return files.map((place) => ({
    path: place.path,
    size: place.size,
    bytes: () => unpack(source, place, offset),
  }));
}

/**
 * Refuses files that share bytes, since a small archive could contain the same ones many times.
 * @throws ZipError
 */
function refuseOverlaps(places: readonly Place[]): void {
  const sorted = places.toSorted((one, other) => one.header - other.header);
  for (const [index, { path, header }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && before.header + HEADER_SIZE + before.packed > header)
      throw damagedError(`“${path}” shares bytes with another file.`);
  }
}

/** @param end the end of the files, at which the directory begins */
async function unpack(
  { read, inflate, crc32 = plainCrc32 }: ZipSource,
  place: Place,
  end: number,
): Promise<Uint8Array> {
  const broken = damagedError(`“${place.path}” is damaged.`);
  if (place.header + HEADER_SIZE > end) throw broken;
  const header = viewOf(await read(place.header, HEADER_SIZE));
  if (header.getUint32(0, true) !== LOCAL_HEADER) throw broken;
  const from = place.header + HEADER_SIZE + header.getUint16(26, true) + header.getUint16(28, true);
  if (from + place.packed > end) throw broken;
  const packed = await read(from, place.packed);
  const content =
    place.method === 0
      ? packed
      : await inflate(packed, place.size).catch(() => {
          throw broken;
        });
  if (content.length !== place.size || crc32(content) !== place.crc) throw broken;
  return content;
}
