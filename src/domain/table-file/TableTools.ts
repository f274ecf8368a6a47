import type { ZipSource } from '../archive';

/** The platform's functions for reading a table, and the sheet to read. */
export interface TableTools extends Pick<ZipSource, 'inflate' | 'crc32'> {
  /**
   * The name of the sheet.
   * @default the first visible one
   */
  readonly sheet?: string | undefined;
  /** Receives the progress, from 0 to 1. */
  readonly progress?: (part: number) => void;
}
