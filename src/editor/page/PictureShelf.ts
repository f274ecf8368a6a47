import type { PictureCrop } from '@/domain/media';
import type { Picture, PictureKey } from '@/engine/display';
import type { CanvasPicture } from '@/engine/paint/canvas';

/** A picture, large enough for a screen, and its subject area for smart crop. */
export interface FoundPicture {
  readonly file: Blob;
  readonly crop?: PictureCrop | undefined;
}

/** Finds a picture; `undefined` if it is missing. */
export type FindPicture = (key: PictureKey) => Promise<FoundPicture | undefined>;

type ShelvedPicture = CanvasPicture & Picture;

/** The pictures of a project, each fetched when a page first needs it. */
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

  /** Calls the listener whenever a picture arrives. The returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Number of pictures that arrived; changes whenever pages need redrawing. */
  readonly arrived = (): number => this.#arrived;

  /** Number of answered requests, including those for missing pictures; changes whenever the missing ones may. */
  readonly answered = (): number => this.#answered;

  /** Whether a picture is loading. */
  readonly isWaiting = (key: PictureKey): boolean => this.#waiting.has(key);

  /** Returns a picture if it is loaded, and fetches it otherwise. */
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
      // A failed picture is requested again by the next page that shows it.
      this.#waiting.delete(key);
      this.#pictures.delete(key);
    }
  }
}
