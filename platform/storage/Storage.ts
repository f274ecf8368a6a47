import type { Readable } from 'node:stream';

/** A stored file: the SHA-256 of its bytes as 64 lower-case hexadecimal digits, and its number of bytes. */
export interface StoredFile {
  hash: string;
  size: number;
}

/** First and last byte, from 0, both included, as in HTTP; a larger `end` means the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Content of a file to store: any stream of bytes. */
export type Content = AsyncIterable<Uint8Array>;

/**
 * Stores files by the hash of their content: equal bytes are one file, which never changes. References are tracked
 * elsewhere, see `keepFile` and `purgeFiles`.
 */
export interface Storage {
  /**
   * Stores a file, with only a piece of it in memory. It exists once it is complete, on disk and renamed; a refused or
   * broken one leaves nothing.
   * @param options.maxBytes most bytes
   * @param options.reserve called with the received file before it gets its name; a rejection refuses the file
   * @throws TooLargeError, StorageUnavailableError, an error for which `isFull` is true, and the errors of the stream
   */
  put(
    content: Content,
    options: { maxBytes: number; reserve?: (file: StoredFile) => Promise<void> },
  ): Promise<StoredFile>;
  /** Reads a file, or a part of it. @throws MissingFileError, RangeError, StorageUnavailableError */
  read(hash: string, range?: ByteRange): Promise<Readable>;
  /** Returns the bytes of a file; undefined when it does not exist. @throws StorageUnavailableError */
  size(hash: string): Promise<number | undefined>;
  /** Deletes a file if it exists. @throws StorageUnavailableError */
  remove(hash: string): Promise<void>;
  /** Lists every file, in any order. @throws StorageUnavailableError */
  list(): AsyncIterable<StoredFile>;
  /** Closes its connections; deletes a storage without a data directory. */
  close(): Promise<void>;
}

const HASH = /^[0-9a-f]{64}$/;

/** Returns the relative path of a file. @throws TypeError for an invalid hash, so that no other path can be reached */
export function storagePath(hash: string): string {
  if (!HASH.test(hash)) throw new TypeError(`"${hash}" is not a SHA-256 in hexadecimal digits.`);
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Whether a name is that of a stored file. */
export const isHash = (name: string): boolean => HASH.test(name);
