import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { fetchShared } from '@/editor/page/fetchShared';

/** A font that arrives when the test says so; its call can be cancelled. */
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
  it('asks again when another part that read the same has gone and taken its call with it', async () => {
    const client = new QueryClient();
    const { query, calls, arrive } = slowFont();
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    const read = fetchShared(client, query);
    leave();
    await expect.poll(calls).toBe(2);
    arrive();
    expect(await read).toBe('the font');
  });

  it('gives up where everything is cancelled, as on logging out', async () => {
    const client = new QueryClient();
    const { query, calls } = slowFont();
    const read = fetchShared(client, query);
    const outcome = expect(read).rejects.toThrow('CancelledError');
    await client.cancelQueries(undefined, { revert: false });
    await outcome;
    expect(calls()).toBe(1);
  });
});
