import type { StudioFeatures } from '../protocol';

/** A failure. The studio has shown the user a message, too. */
export interface StudioFailure {
  /**
   * `load`: the studio itself, which then leaves the page; `open`: the requested item; `save`; `output`: a file;
   * `sign-in`: the platform refuses even a renewed token.
   */
  readonly during: 'load' | 'open' | 'save' | 'output' | 'sign-in';
  readonly message: string;
  /** Status of the platform's response, if there was one. */
  readonly status: number | undefined;
}

/** Options and callbacks of the studio. */
export interface StudioOptions {
  /** Address of the platform, such as `https://platen.example`; the studio appends `/api/v1`. */
  readonly apiUrl: string;
  /** Guid of the environment. */
  readonly environmentId: string;
  /**
   * Returns the user's access token; called before each request. With `renew` it must return a fresh one, because the
   * platform refused the last. A rejection fails the request with that message.
   */
  readonly getToken: (asked: { renew: boolean }) => string | Promise<string>;
  /** Address of the folder of this package, ending in a slash. @default the folder of this module */
  readonly studioUrl?: string | undefined;
  /** The enabled features of the studio, each with its minimum version. @default all */
  readonly studioFeatures?: StudioFeatures | undefined;
  /** @default 'light' */
  readonly colourMode?: 'light' | 'dark' | 'system' | undefined;
  /** Called when the item is open and editable. */
  readonly onOpened?: (() => void) | undefined;
  /** Called when the first unsaved change appears and when all are saved. */
  readonly onChanged?: ((state: { hasUnsavedChanges: boolean }) => void) | undefined;
  /** Called when the platform has confirmed a save. */
  readonly onSaved?: (() => void) | undefined;
  /** Called when a file was made and offered to the user. */
  readonly onFinished?: ((output: { fileName: string; file: Blob }) => void) | undefined;
  readonly onFailed?: ((failure: StudioFailure) => void) | undefined;
  /** Called after “save as” or a first save: the item with this id is open now. */
  readonly onMoved?: ((to: { id: string }) => void) | undefined;
  /** Called when the user wants to go back. Without it there is no such button. */
  readonly onBack?: (() => void) | undefined;
}

/** Handle of the item open in an element. */
export interface StudioHandle {
  readonly hasUnsavedChanges: () => boolean;
  /**
   * Removes the studio from the page. Saves the pending changes of a project first; drops those of a template.
   * @returns whether nothing was lost
   */
  readonly close: () => Promise<boolean>;
}
