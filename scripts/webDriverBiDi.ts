import { WebSocket } from 'ws';

/** A session with a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export interface WebDriverBiDi {
  /**
   * Sends a command. @returns its result, in the shape of the specification
   * @throws Error with the browser's error, or when the connection is lost
   */
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

/** Messages from a browser. Events, and errors without a command, are ignored here. */
type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number | null; readonly error: string; readonly message: string }
  | { readonly type: 'event' };

interface Command {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Connects to a browser that listens at an address such as `ws://127.0.0.1:9222`, and begins a session. */
export async function connectBiDi(address: string): Promise<WebDriverBiDi> {
  const socket = new WebSocket(`${address}/session`);
  const open = new Map<number, Command>();
  let count = 0;
  const answer = (message: Message) => {
    if (message.type === 'event' || message.id === null) return;
    const command = open.get(message.id);
    open.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  };
  const isLost = () => new Error('The connection to the browser is lost.');
  socket.addEventListener('message', ({ data }) => answer(JSON.parse(String(data)) as Message));
  // Follows every error too.
  socket.addEventListener('close', () => {
    for (const { reject } of open.values()) reject(isLost());
    open.clear();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}.`)));
  });
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) return reject(isLost());
      count += 1;
      open.set(count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  await send('session.new', { capabilities: {} });
  return { send, close: () => socket.close() };
}
