import { StoppedError } from '../http';

/** A file was cancelled too late: it exists already. */
export class FileReadyError extends StoppedError {
  /** Fetches the file. */
  readonly download: () => Promise<Blob>;

  constructor(download: () => Promise<Blob>) {
    super({ isCancelled: true });
    this.download = download;
  }
}
