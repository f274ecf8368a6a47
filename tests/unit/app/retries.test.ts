import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchError, ResponseError } from '@/api/http';
import { createQueryClient } from '@/app/api/createQueryClient';

const failing = (status: number, headers?: Record<string, string>) =>
  new ResponseError({ status, statusText: '', body: {}, headers: new Headers(headers) });

/** Returns the times of a failing read's attempts, in milliseconds after the first one. */
async function attempts(error: Error): Promise<number[]> {
  const times: number[] = [];
  const started = Date.now();
  const read = createQueryClient()
    .fetchQuery({
      queryKey: ['any'],
      queryFn: () => {
        times.push(Date.now() - started);
        return Promise.reject(error);
      },
    })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  await read;
  return times;
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a failing read', () => {
  it.each([
    ['got no answer', new FetchError('gone')],
    ['was told 500', failing(500)],
    ['got an answer that can’t be read', failing(200)],
  ])('is tried again twice when it %s', async (_what, error) => {
    expect(await attempts(error)).toEqual([0, 1_000, 3_000]);
  });

  it.each([400, 403, 404, 409])('is not tried again when it was refused with %i', async (status) => {
    expect(await attempts(failing(status))).toEqual([0]);
  });

  it.each([
    ['seconds', '4', [0, 4_000, 8_000]],
    ['a date', 'Sun, 01 Mar 2026 12:00:05 GMT', [0, 5_000, 10_000]],
  ])('waits as long as Retry-After says in %s', async (_how, value, times) => {
    expect(await attempts(failing(429, { 'Retry-After': value }))).toEqual(times);
    expect(await attempts(failing(503, { 'Retry-After': '2' }))).toEqual([0, 2_000, 4_000]);
  });

  it('is reported at once when Retry-After is too long to wait', async () => {
    expect(await attempts(failing(429, { 'Retry-After': '600' }))).toEqual([0]);
    expect(await attempts(failing(503, { 'Retry-After': '600' }))).toEqual([0]);
  });

  it('keeps the request id of the platform’s logs', () => {
    expect(failing(500, { 'x-request-id': 'call-1' }).requestId).toBe('call-1');
    expect(failing(500).requestId).toBeUndefined();
  });
});
