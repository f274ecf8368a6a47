import { MOST_PICTURE_PIXELS } from '../pictures/decoding';

/** A picture exists but can't be placed. The message is for users. */
export class UnplacedPictureError extends Error {
  override name = 'UnplacedPictureError';

  constructor(message = 'The picture can’t be read: it is damaged, or no picture of a kind that is placed.') {
    super(message);
  }

  /** Creates the error for a picture that is too large, with its size. */
  static ofSize({ width, height }: { readonly width: number; readonly height: number }) {
    return new UnplacedPictureError(
      `A picture of ${width} by ${height} pixels is too large: it takes ${MOST_PICTURE_PIXELS} pixels at most.`,
    );
  }
}
