import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { openTransfers, SOURCE_LIMITS, TRANSFER_LIMITS } from '../../platform/environment-api/openTransfers';
import { openReports, REPORT_LIMITS } from '../../platform/management/reports/openReports';
import type { OperationId } from '../../platform/management/operations';
import type { Share } from '../../platform/shares';
import { environmentOperations, sampleOf } from '../security/support/environmentOperations';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { routes } from './support/contract';
import { startTestPlatform } from './support/startTestPlatform';

const UNKNOWN = '5f3f0f52-9c1b-4d53-8a3d-2f4b9f0e7a11';
const SAMPLES: Readonly<Record<string, string>> = { quality: 'medium' };

// With no room in the queue, so that each call that takes a place is refused.
const full = startTestPlatform({
  transfers: openTransfers(
    { ...TRANSFER_LIMITS, waitingPerCaller: 0 },
    { ...SOURCE_LIMITS, waitingPerCaller: 0 },
  ),
  reports: openReports({ ...REPORT_LIMITS, waitingPerCaller: 0 }),
});

const { paths } = parse(readFileSync('src/contract/environment.openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: string; 'x-places'?: string }>>;
};
const placesOf = new Map(
  Object.values(paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation['x-places']] as const),
  ),
);
const inQueue = environmentOperations.filter(({ id }) =>
  ['files', 'sources'].includes(placesOf.get(id) ?? ''),
);

describe('heavy work beyond its limits', () => {
  it.each(inQueue.map((operation) => [operation.id, operation] as const))(
    'H3.22 answers 429 with Retry-After: %s',
    async (_id, { method, path, version, body, parameters }) => {
      const query = parameters
        .filter(({ in: place, required }) => place === 'query' && required)
        .map(({ name, schema }) => [name, String(sampleOf(schema))] as const);
      const answer = await callEnvironment(
        full,
        method,
        `${AURORA.replace('v1', version)}/${path.replace(/\{(\w+)\}/g, (_whole, name: string) => SAMPLES[name] ?? UNKNOWN)}`,
        {
          account: 'full.access',
          query: Object.fromEntries(query),
          ...(body && body.type !== 'multipart/form-data' && { body: sampleOf(body.schema) }),
        },
      );
      expect(answer.status, answer.text).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it.each(routes.filter((route) => route['x-places'] === 'reports').map(({ operationId }) => operationId))(
    'H3.22 answers 429 with Retry-After: %s',
    async (operationId: OperationId) => {
      const about = { environmentId: ENVIRONMENTS.auroraProduction, subscriptionId: SUBSCRIPTIONS.aurora };
      const query = { ...about, startDate: '2026-05-01', endDate: '2026-05-02' };
      const answer = await full.call('subscription.admin', operationId, { query });
      expect(answer.status, answer.text).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    },
  );
});

describe('calls to an external source', () => {
  const share = (customer: string, caller: string): Share => ({ customer, caller });
  const stays = new AbortController().signal;
  const never = () => new Promise<never>(() => undefined);

  it('H3.23 delay no other customer, and free their place when the caller disconnects', async () => {
    const { perCustomer } = SOURCE_LIMITS;
    const transfers = openTransfers(TRANSFER_LIMITS, { ...SOURCE_LIMITS, waitingPerCaller: 1 });
    for (let count = 0; count < perCustomer; count += 1)
      void transfers.ask(share('one', 'Eve'), stays, never);
    const left = new AbortController();
    const waiting = transfers.ask(share('one', 'Eve'), left.signal, () => Promise.resolve('late'));
    await expect(transfers.ask(share('one', 'Eve'), stays, never)).rejects.toThrow(/Too much is waiting/);
    expect(await transfers.ask(share('other', 'Adam'), stays, () => Promise.resolve('made'))).toBe('made');
    left.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    void transfers.ask(share('one', 'Eve'), stays, never);
    await expect(transfers.ask(share('one', 'Eve'), stays, never)).rejects.toThrow(/Too much is waiting/);
  });
});
