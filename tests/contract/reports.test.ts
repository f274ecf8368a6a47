import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CLIENTS, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { environments } from '../../platform/database/schema';
import type { OperationId } from '../../platform/management/operations';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const admin = 'subscription.admin';
const may = { startDate: '2026-05-01', endDate: '2026-05-31' };
const { auroraProduction, auroraSandbox } = ENVIRONMENTS;
const { aurora, borealis } = SUBSCRIPTIONS;

const linesOf = (csv: string) => csv.trimEnd().split('\r\n');
const sumOf = (csv: string, column: number) =>
  linesOf(csv)
    .slice(1)
    .reduce((sum, line) => sum + Number(line.split(',')[column]), 0);

const rendersOfMay = async (environmentId: string) => {
  const query = { groupBy: 'month', ...may };
  const [entry] = await platform.ok(admin, 'getEnvironmentRenders', { params: { environmentId }, query });
  return entry?.totalRenders ?? 0;
};

describe('reports', () => {
  it('R7.61 require startDate and endDate, in this order', async () => {
    const calls: [OperationId, Record<string, string>][] = [
      ['getTotalCustomerUsages', { customerId: CLIENTS.aurora }],
      ['getTotalEnvironmentUsages', { environmentId: auroraProduction }],
      ['getTotalStudioUsages', {}],
      ['getTotalSubscriptionUsages', { subscriptionId: aurora }],
    ];
    for (const [operation, query] of calls) {
      for (const field of ['startDate', 'endDate'] as const) {
        const { [field]: _left, ...rest } = may;
        const problem = await platform.refused(admin, operation, 400, { query: { ...query, ...rest } });
        expect(problem.errors).toEqual([{ field, message: 'is required' }]);
      }
      const backwards = { startDate: '2026-05-02', endDate: '2026-05-01' };
      await platform.refused(admin, operation, 400, { query: { ...query, ...backwards } });
      await platform.refused(admin, operation, 400, {
        query: { ...query, startDate: 'May', endDate: 'June' },
      });
    }
  });

  it('R7.62 of a customer add its subscriptions up', async () => {
    const query = { customerId: CLIENTS.aurora, ...may };
    const report = await platform.ok('full.access', 'getTotalCustomerUsages', { query });
    expect(report).toMatchObject({ customerId: CLIENTS.aurora, customerName: 'Aurora Media', ...may });
    expect(report.subscriptions.map(({ name }) => name)).toEqual(['Aurora', 'Aurora Archive']);
    const { totalRenders } = report.subscriptions[0] ?? {};
    expect(report.totalRenders).toBe(totalRenders);
    expect(report.subscriptions[0]?.usersCount).toBe(49);
    const own = await platform.ok(admin, 'getTotalCustomerUsages', { query });
    expect(own.subscriptions.map(({ name }) => name)).toEqual(['Aurora']);
    await platform.refused('environment.admin', 'getTotalCustomerUsages', 404, { query });
  });

  it('R7.63 of an environment are a CSV file with a line a day and output', async () => {
    const query = { environmentId: auroraProduction, ...may };
    const result = await platform.call('environment.admin', 'getTotalEnvironmentUsages', { query });
    expect(result.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(result.headers['content-disposition']).toBe(
      'attachment; filename="environment-usage_aurora-production_2026-05-01_2026-05-31.csv"',
    );
    const lines = linesOf(result.text);
    expect(lines[0]).toBe('Date,Environment,Output,Renders,Watermarked renders');
    expect(lines).toHaveLength(1 + 31 * 4);
    expect(sumOf(result.text, 3)).toBe(await rendersOfMay(auroraProduction));
    await platform.refused('environment.admin', 'getTotalEnvironmentUsages', 403, {
      query: { ...query, environmentId: auroraSandbox },
    });
  });

  it('R7.64 of the studio return renders by environment and output, of one or all environments', async () => {
    const all = await platform.ok(admin, 'getTotalStudioUsages', { query: may });
    expect(all.environments).toHaveLength(6);
    const one = await platform.ok(admin, 'getTotalStudioUsages', {
      query: { ...may, environmentId: auroraProduction },
    });
    expect(one.environments.map(({ name, subscriptionId }) => [name, subscriptionId])).toEqual([
      ['Aurora production', aurora],
    ]);
    expect(one.totalRenders).toBe(await rendersOfMay(auroraProduction));
    expect(one.environments[0]?.details.reduce((sum, { renders }) => sum + renders, 0)).toBe(
      one.totalRenders,
    );
    const own = await platform.ok('environment.admin', 'getTotalStudioUsages', { query: may });
    expect(own.environments.map(({ name }) => name)).toEqual(['Aurora production']);
    await platform.refused('user', 'getTotalStudioUsages', 403, { query: may });
  });

  it('R7.65 of a subscription are a CSV file with a line a month, environment and output', async () => {
    const query = { subscriptionId: borealis, startDate: '2026-04-01', endDate: '2026-05-31' };
    const result = await platform.call(admin, 'getTotalSubscriptionUsages', { query });
    expect(result.headers['content-disposition']).toContain(
      'subscription-usage_borealis_2026-04-01_2026-05-31.csv',
    );
    const lines = linesOf(result.text);
    expect(lines[0]).toBe('Month,Environment,Output,Renders,Watermarked renders');
    expect(lines).toHaveLength(1 + 2 * 3 * 4);
    await platform.refused('environment.admin', 'getTotalSubscriptionUsages', 403, {
      query: { ...query, subscriptionId: aurora },
    });
  });

  it('can’t make a spreadsheet run a name as a formula', async () => {
    const name = '=HYPERLINK("http://x.example","a,b")';
    await platform.db.update(environments).set({ name }).where(eq(environments.id, auroraProduction));
    const query = { environmentId: auroraProduction, ...may };
    const { text } = await platform.call(admin, 'getTotalEnvironmentUsages', { query });
    expect(linesOf(text)[1]).toContain(',"\'=HYPERLINK(""http://x.example"",""a,b"")",');
  });
});
