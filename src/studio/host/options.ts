import type { StudioFeatures } from '../protocol';

/** Something went wrong; whoever works on it has been told in words as well. */
export interface StudioFailure {
  /**
   * `load`: the studio itself, which is gone from the page then; `open`: what was asked for; `save`; `output`: a file;
   * `sign-in`: the platform refuses even a renewed token.
   */
  readonly during: 'load' | 'open' | 'save' | 'output' | 'sign-in';
  readonly message: string;
  /** The status of the platform's answer, where there was one. */
  readonly status: number | undefined;
}

/** How the studio is opened, and what it tells. */
export interface StudioOptions {
  /** Where the platform is, such as `https://platen.example`; `/api/v1` is added to it. */
  readonly apiUrl: string;
  /** Guid of the environment. */
  readonly environmentId: string;
  /**
   * The access token of whoever works here, asked for before each call; a fresh one with `renew`, after the platform has
   * refused the last. Rejecting fails the call with that message.
   */
  readonly getToken: (asked: { renew: boolean }) => string | Promise<string>;
  /** Address of the folder of this package, with a slash at its end. @default where this module came from */
  readonly studioUrl?: string | undefined;
  /** Which features of the studio are on, from which of its versions. @default all */
  readonly studioFeatures?: StudioFeatures | undefined;
  /** @default 'light' */
  readonly colourMode?: 'light' | 'dark' | 'system' | undefined;
  /** It is there and can be worked on. */
  readonly onOpened?: (() => void) | undefined;
  /** Something is not saved any more, or all is. */
  readonly onChanged?: ((state: { hasUnsavedChanges: boolean }) => void) | undefined;
  /** The platform has confirmed a save. */
  readonly onSaved?: (() => void) | undefined;
  /** A file was made and handed to the reader. */
  readonly onFinished?: ((output: { fileName: string; file: Blob }) => void) | undefined;
  readonly onFailed?: ((failure: StudioFailure) => void) | undefined;
  /** It was saved as another one, which is the one that is open now. */
  readonly onMoved?: ((to: { id: string }) => void) | undefined;
  /** The reader wants to go back. Without it there is no such button. */
  readonly onBack?: (() => void) | undefined;
}

/** What is open in an element. */
export interface StudioHandle {
  readonly hasUnsavedChanges: () => boolean;
  /**
   * Takes the studio out of the page, with all that it had put there. What a project waits to save is saved first; what
   * is not saved of a template is dropped.
   * @returns whether nothing was lost
   */
  readonly close: () => Promise<boolean>;
}
