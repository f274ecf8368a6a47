declare module 'ws' {
  /** The client, with the interface of browsers; Node.js has one of its own from 22 on. */
  export const WebSocket: typeof globalThis.WebSocket;
}
