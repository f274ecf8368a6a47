declare module 'ws' {
  /** The client, which has what that of browsers has; Node.js has one of its own from 22 on. */
  export const WebSocket: typeof globalThis.WebSocket;
}
