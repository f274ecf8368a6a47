import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { fetchShared } from '@/editor/page/fetchShared';

/** A font that arrives when the test decides; its call can be cancelled. */
function slowFont() {
  const arrivals: (() => void)[] = [];
  const query = {
    queryKey: ['font'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('The call was cancelled.')));
        arrivals.push(() => resolve('the font'));
      }),
    retry: false,
  };
  return { query, calls: () => arrivals.length, arrive: () => arrivals.at(-1)?.() };
}

describe('fetchShared', () => {
  it('fetches again when another reader unmounted and cancelled the call', async () => {
    const client = new QueryClient();
    const { query, calls, arrive } = slowFont();
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    const read = fetchShared(client, query);
    leave();
    await expect.poll(calls).toBe(2);
    arrive();
    expect(await read).toBe('the font');
  });

  it('rejects when everything is cancelled, as on log-out', async () => {
    const client = new QueryClient();
    const { query, calls } = slowFont();
    const read = fetchShared(client, query);
    const outcome = expect(read).rejects.toThrow('CancelledError');
    await client.cancelQueries(undefined, { revert: false });
    await outcome;
    expect(calls()).toBe(1);
  });
});
