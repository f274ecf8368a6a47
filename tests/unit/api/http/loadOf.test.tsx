import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadOf, ResponseError } from '@/api/http';

const failure = (status: number) => new ResponseError({ status, statusText: '', body: {} });

/** A screen with one query, which gets the next response on each read. */
function renderRead(answers: readonly (() => unknown)[], enabled = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let readings = 0;
  return renderHook(
    (props) => {
      const query = useQuery({
        queryKey: ['thing'],
        queryFn: async () => answers[readings++]?.(),
        enabled: props.enabled,
      });
      return { load: loadOf(query), failedTimes: query.errorUpdateCount, readAgain: query.refetch };
    },
    {
      initialProps: { enabled },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
}

const found = () => 'the thing';
const fail = (status: number) => () => {
  throw failure(status);
};

describe('the load states', () => {
  it('R4.06 is idle until enabled, then loading, then success', async () => {
    const { result, rerender } = renderRead([found], false);
    expect(result.current.load).toEqual({ state: 'idle' });
    rerender({ enabled: true });
    expect(result.current.load).toEqual({ state: 'loading' });
    await waitFor(() => expect(result.current.load).toEqual({ state: 'success', data: 'the thing' }));
  });

  it.each([
    [404, 'resource_not_found'],
    [500, 'error'],
    [403, 'error'],
  ])('R4.06 a first answer of %i gives %s', async (status, state) => {
    const { result } = renderRead([fail(status)]);
    await waitFor(() => expect(result.current.load).toMatchObject({ state, error: { status } }));
  });

  it.each([
    [500, { state: 'success', data: 'the thing' }],
    [404, { state: 'resource_not_found', error: { status: 404 } }],
  ])('R4.06 what was read before, then %i: it stays unless it is gone', async (status, expected) => {
    const { result } = renderRead([found, fail(status)]);
    await waitFor(() => expect(result.current.load.state).toBe('success'));
    await act(() => result.current.readAgain());
    await waitFor(() => expect(result.current.failedTimes).toBe(1));
    expect(result.current.load).toMatchObject(expected);
  });
});
