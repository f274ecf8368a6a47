import { mediaExtensionOf } from '../media';
import { invalidField, type Refusal } from '../refusal';

/** The maximum size of an uploaded cover, in bytes. */
export const LARGEST_COVER = 10_000_000;

/** The longest side of a stored cover, in pixels. */
export const COVER_SIDE = 1024;

const COVER_EXTENSIONS: readonly (string | undefined)[] = ['png', 'jpg', 'jpeg'];

/** The refusal of a cover that is too large. */
export const COVER_TOO_LARGE: Refusal = { status: 413, detail: 'A cover has 10 MB at most.' };

/** The refusal of an unreadable picture. */
export const UNREADABLE_COVER: Refusal = invalidField('file', 'The picture could not be read.');

/** Refuses a cover by its file name; its content is checked later. */
export const refusalOfCover = (fileName: string): Refusal | undefined =>
  COVER_EXTENSIONS.includes(mediaExtensionOf(fileName))
    ? undefined
    : invalidField('file', 'A cover is a PNG or JPG picture.');
