import {
  PROTOCOL,
  type FrameMessage,
  type Greeting,
  type HostMessage,
  type OpenRequest,
  type StudioEvent,
} from '../protocol';

interface Waiting {
  readonly resolve: (token: string) => void;
  readonly reject: (error: Error) => void;
}

/** The channel to the page around the frame. */
export class HostPort {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #questions = 0;
  /** The token given last. */
  #last: string | undefined;
  #isLeft = false;
  #save: (() => Promise<boolean>) | undefined;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<HostMessage>) => this.#hear(data);
    this.#say({ type: 'here' });
    window.addEventListener('pagehide', () => (this.#isLeft = true));
    window.addEventListener('pageshow', () => (this.#isLeft = false));
  }

  /**
   * Asks the host page for the user's access token. Once the page is being left, uses the last token: an answer could
   * no longer arrive.
   * @throws Error with the message of the host page
   */
  readonly token = ({ renew = false }: { renew?: boolean } = {}): Promise<string> => {
    if (this.#isLeft && this.#last !== undefined) return Promise.resolve(this.#last);
    const question = (this.#questions += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(question, { resolve, reject });
      this.#say({ type: 'token', question, renew });
    });
  };

  readonly report = (event: StudioEvent): void => this.#say({ type: 'event', event });

  /** Registers the function that saves pending changes. The returned function removes it. */
  readonly hold = (save: () => Promise<boolean>): (() => void) => {
    this.#save = save;
    return () => {
      if (this.#save === save) this.#save = undefined;
    };
  };

  #say(message: FrameMessage): void {
    this.#port.postMessage(message);
  }

  #hear(message: HostMessage): void {
    if (message.type === 'flush') {
      const saving = this.#save?.() ?? Promise.resolve(true);
      void saving.then((isSaved) => this.#say({ type: 'flushed', isSaved }));
      return;
    }
    const waiting = this.#waiting.get(message.question);
    this.#waiting.delete(message.question);
    if (message.type === 'token') {
      this.#last = message.token;
      waiting?.resolve(message.token);
    } else waiting?.reject(new Error(message.message));
  }
}

/** Waits for the greeting of the host page, which names the item to open. */
export function waitForGreeting(): Promise<{ host: HostPort; open: OpenRequest }> {
  return new Promise((resolve) => {
    const hear = ({ data, source, ports: [port] }: MessageEvent<Partial<Greeting> | null>) => {
      if (source !== window.parent || data?.platenStudio !== PROTOCOL || !data.open || !port) return;
      window.removeEventListener('message', hear);
      resolve({ host: new HostPort(port), open: data.open });
    };
    window.addEventListener('message', hear);
  });
}
