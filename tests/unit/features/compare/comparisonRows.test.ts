import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Connector, EnvironmentDetail, Integration, UserGroup } from '@/api/types';
import { ROLES } from '@/domain/access';
import { comparisonRows, type Side } from '@/features/compare/comparisonRows';

const detail = (part: Partial<EnvironmentDetail> = {}): EnvironmentDetail => ({
  id: 'e',
  guid: 'e',
  backOfficeUri: '/grafx',
  subscriptionId: 's',
  name: 'One',
  defaultName: 'one',
  type: 'sandbox',
  usedStorage: 0,
  usedStorageDetail: { assets: 0, documents: 0, fonts: 0, cache: 0, backup: 0, other: 0 },
  tenantName: 't',
  region: 'EU',
  renders: 0,
  isGraFxPricebook: true,
  ...part,
});
const integration = (name: string): Integration => ({
  clientId: name,
  environmentId: 'e',
  name,
  description: null,
});
const connector = (name: string, part: Partial<Connector> = {}): Connector => ({
  id: name,
  name,
  description: '',
  type: 'data',
  version: '1.0.0',
  iconUrl: null,
  enabled: true,
  default: false,
  ownerType: 'user',
  allowedDomains: [],
  source: null,
  supportedAuthentication: { browser: [], server: [] },
  credentials: { browser: { isSet: false }, server: { isSet: false } },
  authentication: { browser: 'none', server: 'none' },
  ...part,
});
const side = (part: Partial<Side> = {}): Side => ({
  detail: detail(),
  settings: { sdkVersionPublic: 'latest' },
  integrations: [],
  connectors: [],
  ...part,
});
const group = (name: string, environmentRoles: UserGroup['environmentRoles']): UserGroup => ({
  id: name,
  subscriptionId: 's',
  name,
  description: null,
  usersCount: 0,
  environmentRoles,
  externalId: null,
  isDefault: false,
});
const find = (rows: ReturnType<typeof comparisonRows>, name: string) => {
  const { left, right, differs } = rows.find((row) => row.name === name)!;
  return [left, right, differs];
};

describe('two compared environments', () => {
  it('mark different values and items present on one side only', () => {
    const rows = comparisonRows(
      side({ integrations: [integration('Shop')], connectors: [connector('Prices')] }),
      side({
        detail: detail({ guid: 'f', defaultName: 'two', type: 'production' }),
        settings: { sdkVersionPublic: '1.41' },
        connectors: [connector('Prices', { version: '1.1.0', enabled: false, default: true })],
      }),
      [],
    );
    expect(find(rows, 'Type')).toEqual(['Sandbox', 'Production', true]);
    expect(find(rows, 'Region')).toEqual(['EU', 'EU', false]);
    expect(find(rows, 'Studio version')).toEqual(['Latest', '1.41', true]);
    expect(find(rows, 'Shop')).toEqual(['Present', '–', true]);
    expect(find(rows, 'Prices')).toEqual(['1.0.0, enabled', '1.1.0, disabled, default', true]);
  });

  it('list each group’s access on both sides in any order of roles', () => {
    const rows = comparisonRows(side(), side({ detail: detail({ guid: 'f' }) }), [
      group('Both', [
        { environmentId: 'e', userRole: 'CA' },
        { environmentId: 'e', userRole: 'EA' },
        { environmentId: 'f', userRole: 'EA' },
        { environmentId: 'f', userRole: 'CA' },
      ]),
      group('One', [{ environmentId: 'f', userRole: 'EU' }]),
      group('None', []),
    ]);
    const [left, right, differs] = find(rows, 'Both');
    expect([left, differs]).toEqual([right, false]);
    expect(find(rows, 'One')).toEqual(['–', ROLES.User.label, true]);
    expect(find(rows, 'None')).toEqual(['–', '–', false]);
  });

  it('do not mark unknown values as different', () => {
    const known = side({ integrations: [integration('Shop')], connectors: [connector('Prices')] });
    const unknown = side({ settings: undefined, integrations: undefined, connectors: undefined });
    const rows = comparisonRows(known, unknown, undefined);
    expect(rows.filter(({ differs }) => differs)).toEqual([]);
    expect(find(rows, 'Studio version')).toEqual(['Latest', '…', false]);
    expect(find(rows, 'Shop')).toEqual(['Present', '…', false]);
    expect(comparisonRows(side({ detail: undefined }), known, []).some(({ differs }) => differs)).toBe(true);
  });

  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 });
  const sides = fc.record({ integrations: names, connectors: names }).map(({ integrations, connectors }) =>
    side({
      integrations: integrations.map(integration),
      connectors: connectors.map((name) => connector(name)),
    }),
  );

  it('list everything once', () => {
    fc.assert(
      fc.property(sides, sides, (left, right) => {
        const rows = comparisonRows(left, right, []);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const part of ['integrations', 'connectors'] as const) {
          const section = part === 'integrations' ? 'Integrations' : 'Connectors';
          const listed = rows.filter((row) => row.section === section).map(({ name }) => name);
          const given = [...(left[part] ?? []), ...(right[part] ?? [])].map(({ name }) => name);
          expect(new Set(listed)).toEqual(new Set(given));
        }
      }),
    );
  });

  it('are symmetric, and empty for equal sides', () => {
    fc.assert(
      fc.property(sides, sides, (left, right) => {
        const there = comparisonRows(left, right, []);
        const back = comparisonRows(right, left, []);
        const marked = (rows: typeof there) =>
          rows
            .filter(({ differs }) => differs)
            .map(({ id }) => id)
            .sort();
        expect(marked(there)).toEqual(marked(back));
        expect(marked(comparisonRows(left, left, []))).toEqual([]);
      }),
    );
  });
});
