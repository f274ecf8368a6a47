import type { Clip } from './clipboard';

/** A message between open windows: a copy, or the request of a new window for the last one. */
type Message = { readonly type: 'copied'; readonly clip: Clip } | { readonly type: 'wanted' };

/** The channel between windows, a `BroadcastChannel`. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent<Message>) => void) | null;
};

/**
 * The last copied frames, shared by all templates and windows of the console. Lives while one of the windows is open,
 * and is invisible to other sites and programs.
 */
export class SharedClipboard {
  #clip: Clip | undefined;
  #channel: Channel | undefined;
  #isLatest = false;

  /** Whether this window has the latest copy: it was made here, and the window has kept the focus. */
  get isLatest(): boolean {
    return this.#isLatest;
  }

  /** Notes that the window lost the focus, so that something else may be copied. */
  readonly leave = (): void => {
    this.#isLatest = false;
  };

  get clip(): Clip | undefined {
    return this.#clip;
  }

  set clip(clip: Clip | undefined) {
    this.#clip = clip;
    this.#isLatest = clip !== undefined;
    if (clip) this.#channel?.postMessage({ type: 'copied', clip } satisfies Message);
  }

  /** Listens to the other windows and requests their last copy. @returns a function that stops listening */
  join(channel: Channel): () => void {
    this.#channel = channel;
    channel.onmessage = ({ data }) => {
      if (data.type === 'copied') this.#clip = data.clip;
      else if (this.#clip) channel.postMessage({ type: 'copied', clip: this.#clip } satisfies Message);
    };
    if (!this.#clip) channel.postMessage({ type: 'wanted' } satisfies Message);
    return () => {
      channel.close();
      this.#channel = undefined;
    };
  }
}

/** The clipboard of all template editors in this window. */
export const CLIPBOARD = new SharedClipboard();
