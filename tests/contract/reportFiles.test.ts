import { and, eq, gte, lte } from 'drizzle-orm';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMockPlatform } from '@/api/mocks';
import { CLIENTS, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { environments, renderUsage } from '../../platform/database/schema';
import { readWorkbook } from './support/readWorkbook';
import { NOW, startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const admin = 'subscription.admin';
const days = { startDate: '2026-04-10', endDate: '2026-05-20' };
const { auroraProduction } = ENVIRONMENTS;
const { aurora } = SUBSCRIPTIONS;

/** Reads a subscription's renders on these days from the table, without any code of the platform. */
function stored(subscriptionId: string) {
  return platform.db
    .select({
      day: renderUsage.day,
      environmentId: renderUsage.environmentId,
      environment: environments.name,
      output: renderUsage.outputName,
      renders: renderUsage.renders,
      watermarked: renderUsage.watermarkedRenders,
    })
    .from(renderUsage)
    .innerJoin(environments, eq(environments.id, renderUsage.environmentId))
    .where(
      and(
        eq(environments.subscriptionId, subscriptionId),
        gte(renderUsage.day, days.startDate),
        lte(renderUsage.day, days.endDate),
      ),
    );
}

type Stored = Awaited<ReturnType<typeof stored>>[number];

/** Sums renders and watermarked renders by a text key. */
function sums(rows: readonly Stored[], keyOf: (row: Stored) => string): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  for (const row of rows) {
    const [renders, watermarked] = found[keyOf(row)] ?? [0, 0];
    found[keyOf(row)] = [renders + row.renders, watermarked + row.watermarked];
  }
  return found;
}

/** Groups the lines of a file after its header by their words. */
const byWords = (lines: (string | number)[][]) =>
  Object.fromEntries(
    lines.slice(1).map((line) => [line.slice(0, 3).join(', '), [Number(line[3]), Number(line[4])]]),
  );
const fromCsv = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

async function workbookOf(path: string, query: Record<string, string>) {
  const response = await platform.app.inject({
    url: `/api/v1/reports/${path}`,
    query: { ...query, ...days, format: 'xlsx' },
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(response.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  return { ...response, lines: readWorkbook(response.rawPayload) };
}

describe('the figures of reports are those of the database', () => {
  it('R7.63 every day, output and render of an environment', async () => {
    const query = { environmentId: auroraProduction, ...days };
    const { text, headers } = await platform.call(admin, 'getTotalEnvironmentUsages', { query });
    const own = (await stored(aurora)).filter(({ environmentId }) => environmentId === auroraProduction);
    const expected = sums(own, ({ day, environment, output }) => [day, environment, output].join(', '));
    expect(Object.keys(expected)).toHaveLength(41 * 4);
    expect(byWords(fromCsv(text))).toEqual(expected);
    expect(Number(headers['x-total-count'])).toBe(Object.keys(expected).length);
  });

  it('R7.65 every month, environment and output of a subscription', async () => {
    const query = { subscriptionId: aurora, ...days };
    const { text, headers } = await platform.call(admin, 'getTotalSubscriptionUsages', { query });
    const expected = sums(await stored(aurora), ({ day, environment, output }) =>
      [day.slice(0, 7), environment, output].join(', '),
    );
    expect(Object.keys(expected)).toHaveLength(2 * 3 * 4);
    expect(byWords(fromCsv(text))).toEqual(expected);
    expect(Number(headers['x-total-count'])).toBe(Object.keys(expected).length);
  });

  it('R7.64 every environment and output of the studio', async () => {
    const query = { environmentId: auroraProduction, ...days };
    const report = await platform.ok(admin, 'getTotalStudioUsages', { query });
    const own = (await stored(aurora)).filter(({ environmentId }) => environmentId === auroraProduction);
    const [room] = report.environments;
    expect(
      Object.fromEntries(
        room?.details.map(({ name, renders, watermarkedRenders }) => [name, [renders, watermarkedRenders]]) ??
          [],
      ),
    ).toEqual(sums(own, ({ output }) => output));
    expect([report.totalRenders, report.watermarkedRenders]).toEqual(sums(own, () => 'all')['all']);
  });

  it('R7.62 every subscription of a client', async () => {
    await platform.db
      .update(environments)
      .set({ subscriptionId: SUBSCRIPTIONS.auroraArchive })
      .where(eq(environments.id, ENVIRONMENTS.auroraSandbox));
    await platform.db
      .update(renderUsage)
      .set({ renders: 3, watermarkedRenders: 2 })
      .where(eq(renderUsage.environmentId, ENVIRONMENTS.auroraSandbox));
    const query = { customerId: CLIENTS.aurora, ...days };
    const report = await platform.ok('full.access', 'getTotalCustomerUsages', { query });
    for (const { subscriptionId, totalRenders, watermarkedRenders } of report.subscriptions)
      expect([totalRenders, watermarkedRenders]).toEqual(
        sums(await stored(subscriptionId), () => 'all')['all'] ?? [0, 0],
      );
    const both = [...(await stored(aurora)), ...(await stored(SUBSCRIPTIONS.auroraArchive))];
    expect(report.subscriptions.every(({ totalRenders }) => totalRenders > 0)).toBe(true);
    expect([report.totalRenders, report.watermarkedRenders]).toEqual(sums(both, () => 'all')['all']);
  });
});

describe('a report as a workbook', () => {
  it.each([
    ['R7.63', 'environment', { environmentId: auroraProduction }],
    ['R7.65', 'subscription', { subscriptionId: aurora }],
  ] as const)('%s of an %s holds what its CSV holds, figures as numbers', async (_row, kind, of) => {
    const query = { ...of, ...days };
    const operation =
      kind === 'environment' ? 'getTotalEnvironmentUsages' : ('getTotalSubscriptionUsages' as const);
    const { text } = await platform.call(admin, operation, { query });
    const { lines, headers } = await workbookOf(`total-${kind}-usages`, of);
    expect(lines.map((line) => line.map(String))).toEqual(fromCsv(text));
    expect(lines.slice(1).every(([, , , ...figures]) => figures.every(Number.isInteger))).toBe(true);
    expect(headers['content-disposition']).toMatch(
      new RegExp(`filename="${kind}-usage_aurora[a-z-]*_2026-04-10_2026-05-20\\.xlsx"`),
    );
  });

  it.each([
    ['environment', { environmentId: auroraProduction }],
    ['subscription', { subscriptionId: aurora }],
  ])('R7.04 of an %s is the same from the mocks', async (kind, of) => {
    const { lines, headers } = await workbookOf(`total-${kind}-usages`, of);
    const { handlers } = createMockPlatform({ persona: admin, now: NOW });
    const url = new URL(`http://platform.test/api/v1/reports/total-${kind}-usages`);
    url.search = new URLSearchParams({ ...of, ...days, format: 'xlsx' }).toString();
    const mocked = await getResponse(handlers, new Request(url));
    expect(readWorkbook(Buffer.from((await mocked?.arrayBuffer()) ?? new ArrayBuffer()))).toEqual(lines);
    for (const name of ['content-type', 'content-disposition', 'x-total-count'])
      expect(mocked?.headers.get(name)).toBe(String(headers[name]));
  });

  it('R7.63 writes a name like a formula as text', async () => {
    const name = '=HYPERLINK("http://x.example","a&b")';
    await platform.db.update(environments).set({ name }).where(eq(environments.id, auroraProduction));
    const { lines } = await workbookOf('total-environment-usages', { environmentId: auroraProduction });
    expect(lines[1]?.[1]).toBe(name);
  });

  it('R7.63 of days without renders has only a header and a note', async () => {
    const query = { environmentId: auroraProduction, startDate: '2019-01-01', endDate: '2019-01-31' };
    const { headers, text } = await platform.call(admin, 'getTotalEnvironmentUsages', { query });
    expect(Number(headers['x-total-count'])).toBe(0);
    expect(fromCsv(text)).toHaveLength(1);
  });

  it('R7.63 refuses another format', async () => {
    const query = { environmentId: auroraProduction, ...days, format: 'pdf' };
    await platform.refused(admin, 'getTotalEnvironmentUsages', 400, { query });
  });
});
