import type { Clip } from './clipboard';

/** What open windows tell each other: what was copied, or that somebody who came later wants to know. */
type Message = { readonly type: 'copied'; readonly clip: Clip } | { readonly type: 'wanted' };

/** How windows reach each other; a `BroadcastChannel`. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent<Message>) => void) | null;
};

/**
 * What was copied last, in whichever template and window of the console. It is kept as long as one of the windows is open,
 * and never reaches other sites or programs.
 */
export class SharedClipboard {
  #clip: Clip | undefined;
  #channel: Channel | undefined;
  #isLatest = false;

  /** Whether nothing can have been copied elsewhere since: it was copied in this window, which was not left. */
  get isLatest(): boolean {
    return this.#isLatest;
  }

  /** The window was left, perhaps to copy something elsewhere. */
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

  /** Listens to the other windows, and asks them for what was copied before. @returns what ends that */
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

/** The clipboard of all template editors of this window. */
export const CLIPBOARD = new SharedClipboard();
