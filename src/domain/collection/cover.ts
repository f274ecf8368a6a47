import { mediaExtensionOf } from '../media';
import { invalidField, type Refusal } from '../refusal';

/** Most bytes of a picture that is to be the cover of a collection. */
export const LARGEST_COVER = 10_000_000;

/** Longest side of a cover as it is kept, in pixels. */
export const COVER_SIDE = 1024;

const COVER_EXTENSIONS: readonly (string | undefined)[] = ['png', 'jpg', 'jpeg'];

/** A picture is too large to be a cover. */
export const COVER_TOO_LARGE: Refusal = { status: 413, detail: 'A cover has 10 MB at most.' };

/** A file that claims to be a picture can't be read as one. */
export const UNREADABLE_COVER: Refusal = invalidField('file', 'The picture could not be read.');

/** Why a file can't be a cover, by its name; what it holds is looked at afterwards. */
export const refusalOfCover = (fileName: string): Refusal | undefined =>
  COVER_EXTENSIONS.includes(mediaExtensionOf(fileName))
    ? undefined
    : invalidField('file', 'A cover is a PNG or JPG picture.');
