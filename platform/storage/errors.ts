/** There is no file with this hash. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

/** More bytes came than a file may have. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** The storage is unreachable for now; the message has its name and the reason. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}
