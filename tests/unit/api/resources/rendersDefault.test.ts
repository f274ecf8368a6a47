import { expect, it } from 'vitest';
import { environmentQueries } from '@/api/environments';
import { subscriptionQueries } from '@/api/subscriptions';
import { createWire } from './wire';

const { api, calls, read } = createWire();

it('R9.01 renders are grouped by year by default', async () => {
  await read(subscriptionQueries(api).renders('s1'));
  await read(environmentQueries(api).renders('e1'));
  await read(subscriptionQueries(api).renders('s1', { groupBy: 'month' }));
  const asked = calls.map(({ query }) => query['groupBy']);
  expect(asked).toEqual(['year', 'year', 'month']);
});
