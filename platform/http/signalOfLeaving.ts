import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts when the caller leaves before the response. */
export function signalOfLeaving(answer: ServerResponse): AbortSignal {
  const gone = new AbortController();
  answer.once('close', () => {
    if (!answer.writableFinished) gone.abort();
  });
  return gone.signal;
}
