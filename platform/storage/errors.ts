/** There is no file with this hash. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

/** More bytes came than a file may have. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** Files can't be reached for now; the message says which storage and why. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}
