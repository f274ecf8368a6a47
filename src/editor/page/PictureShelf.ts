import type { PictureCrop } from '@/domain/media';
import type { Picture, PictureKey } from '@/engine/display';
import type { CanvasPicture } from '@/engine/paint/canvas';

/** The bytes of a picture, large enough for a screen, and what smart crop keeps in sight of it. */
export interface FoundPicture {
  readonly file: Blob;
  readonly crop?: PictureCrop | undefined;
}

/** Finds a picture; `undefined` where it is not there. */
export type FindPicture = (key: PictureKey) => Promise<FoundPicture | undefined>;

type ShelvedPicture = CanvasPicture & Picture;

/** The pictures of a project, each fetched when a page first wants it. */
export class PictureShelf {
  readonly #find: FindPicture;
  readonly #pictures = new Map<PictureKey, ShelvedPicture | undefined>();
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<PictureKey>();
  #arrived = 0;
  #answered = 0;

  constructor(find: FindPicture) {
    this.#find = find;
  }

  /** Calls back whenever a picture has arrived, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How many have arrived: another number, another drawing. */
  readonly arrived = (): number => this.#arrived;

  /** How many were answered, also with none: another number, other pictures that are missing. */
  readonly answered = (): number => this.#answered;

  /** Whether a picture is still on its way. */
  readonly isWaiting = (key: PictureKey): boolean => this.#waiting.has(key);

  /** A picture if it is there; else it is fetched. */
  readonly picture = (key: PictureKey): ShelvedPicture | undefined => {
    if (!this.#pictures.has(key)) {
      this.#pictures.set(key, undefined);
      void this.#fetch(key);
    }
    return this.#pictures.get(key);
  };

  async #fetch(key: PictureKey): Promise<void> {
    this.#waiting.add(key);
    try {
      const found = await this.#find(key);
      const image = found && (await createImageBitmap(found.file));
      this.#waiting.delete(key);
      this.#answered += 1;
      if (image) {
        this.#pictures.set(key, { image, width: image.width, height: image.height, ...found.crop });
        this.#arrived += 1;
      }
      for (const listener of this.#listeners) listener();
    } catch {
      // A picture that can't be had now is wanted again by the next page that shows it.
      this.#waiting.delete(key);
      this.#pictures.delete(key);
    }
  }
}
