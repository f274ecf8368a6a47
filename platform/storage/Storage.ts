import type { Readable } from 'node:stream';

/** A file as it is kept: the SHA-256 of its bytes, 64 hexadecimal digits in lower case, and how many bytes it has. */
export interface StoredFile {
  hash: string;
  size: number;
}

/** First and last byte wanted, from 0, both included, as HTTP counts them; an `end` past the last byte means that. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What may come in as a file: any stream of bytes. */
export type Content = AsyncIterable<Uint8Array>;

/**
 * Keeps files by the hash of their content: the same bytes are one file, and what has a hash never changes. It knows
 * nothing of who refers to a file; see `keepFile` and `purgeFiles`.
 */
export interface Storage {
  /**
   * Takes a file, never more of it in memory than a piece. It counts once it is whole, is on disk and has its name; of a
   * refused or broken one nothing stays.
   * @param options.maxBytes most it may have
   * @param options.reserve called with what came in before it gets its name; the file is refused when it rejects
   * @throws TooLargeError, StorageUnavailableError, an error for which `isFull` holds, and what the stream fails with
   */
  put(
    content: Content,
    options: { maxBytes: number; reserve?: (file: StoredFile) => Promise<void> },
  ): Promise<StoredFile>;
  /** The bytes of a file, or of a part of it. @throws MissingFileError, RangeError, StorageUnavailableError */
  read(hash: string, range?: ByteRange): Promise<Readable>;
  /** How many bytes a file has; undefined when there is none. @throws StorageUnavailableError */
  size(hash: string): Promise<number | undefined>;
  /** Removes a file if there is one. @throws StorageUnavailableError */
  remove(hash: string): Promise<void>;
  /** Every file there is, in no order that counts. @throws StorageUnavailableError */
  list(): AsyncIterable<StoredFile>;
  /** Ends its connections; a storage without a data directory is gone then. */
  close(): Promise<void>;
}

const HASH = /^[0-9a-f]{64}$/;

/** Where below its place a file of this hash is kept. @throws TypeError for what is no hash, so that no path can be made up */
export function placeOf(hash: string): string {
  if (!HASH.test(hash)) throw new TypeError(`"${hash}" is not a SHA-256 in hexadecimal digits.`);
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Whether a name is that of a kept file. */
export const isHash = (name: string): boolean => HASH.test(name);
