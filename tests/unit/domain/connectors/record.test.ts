import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeConnector,
  CONNECTOR_AUTHENTICATIONS,
  CONNECTOR_TYPES,
  describeConnector,
  newConnector,
  type ConnectorRecord,
} from '@/domain/connectors';

const seal = () => 'sealed';
const ways = fc.constantFrom(...CONNECTOR_AUTHENTICATIONS);
const requests = fc.record(
  {
    name: fc.string(),
    type: fc.constantFrom(...CONNECTOR_TYPES),
    description: fc.string(),
    allowedDomains: fc.array(fc.domain()),
    authentication: fc.record({ browser: ways, server: ways }),
  },
  { requiredKeys: ['name', 'type'] },
);
const records: fc.Arbitrary<ConnectorRecord> = requests.map((request) => ({
  ...newConnector(request, null, seal),
  id: 'a',
}));

describe('a new connector', () => {
  it('S14.07 starts disabled, not default, and owned by its creator', () => {
    expect(newConnector({ name: ' Stock ', type: 'media' }, { type: 'folder', folderId: 'f' }, seal)).toEqual(
      {
        name: 'Stock',
        description: '',
        type: 'media',
        version: '1.0.0',
        iconUrl: null,
        isEnabled: false,
        isDefault: false,
        ownerType: 'user',
        allowedDomains: [],
        browserAuthentication: 'none',
        serverAuthentication: 'none',
        source: { type: 'folder', folderId: 'f' },
        browserCredentials: null,
        serverCredentials: null,
      },
    );
  });

  it('has each domain once, in lower case', () => {
    const twice = fc
      .array(fc.domain())
      .map((domains) => [...domains, ...domains.map((one) => one.toUpperCase())]);
    fc.assert(
      fc.property(twice, (given) => {
        const { allowedDomains } = newConnector(
          { name: 'A', type: 'data', allowedDomains: given },
          null,
          seal,
        );
        expect(allowedDomains).toEqual([...new Set(given.map((domain) => domain.toLowerCase()))]);
      }),
    );
  });
});

describe('a changed connector', () => {
  it('stays unchanged by an empty change', () => {
    fc.assert(
      fc.property(records, (kept) => {
        expect(changeConnector(kept, {}, undefined, seal)).toEqual(kept);
      }),
    );
  });

  it('has the values of a new one with the same fields', () => {
    fc.assert(
      fc.property(records, requests, (kept, { type: _type, ...change }) => {
        const made = newConnector({ ...change, type: kept.type }, null, seal);
        const { name, description, allowedDomains, browserAuthentication } = changeConnector(
          kept,
          change,
          undefined,
          seal,
        );
        expect(name).toBe(made.name);
        expect(description).toBe(change.description === undefined ? kept.description : made.description);
        expect(allowedDomains).toEqual(change.allowedDomains ? made.allowedDomains : kept.allowedDomains);
        expect(browserAuthentication).toBe(
          change.authentication ? made.browserAuthentication : kept.browserAuthentication,
        );
      }),
    );
  });
});

describe('the response for a connector', () => {
  it('contains its authentication', () => {
    const made = newConnector({ name: 'Library', type: 'media' }, null, seal);
    const told = describeConnector(
      {
        ...made,
        id: 'a',
        browserAuthentication: 'oAuth2AuthorizationCode',
        serverAuthentication: 'none',
      },
      [],
    );
    expect(told.authentication).toEqual({ browser: 'oAuth2AuthorizationCode', server: 'none' });
  });

  it('supports browser sign-in only for pictures, never on the server, and none without a remote source', () => {
    const none = { browser: ['none'], server: ['none'] };
    const folder = { type: 'folder', folderId: 'f' } as const;
    fc.assert(
      fc.property(records, (record) => {
        expect(describeConnector(record, []).supportedAuthentication).toEqual({
          browser: record.type === 'media' ? ['none', 'oAuth2AuthorizationCode'] : ['none'],
          server: ['none', 'staticKey', 'oAuth2ClientCredentials'],
        });
        for (const part of [{ ownerType: 'builtIn' as const }, { source: folder }])
          expect(describeConnector({ ...record, ...part }, []).supportedAuthentication).toEqual(none);
      }),
    );
  });
});

describe('the credentials of a connector', () => {
  const key = { type: 'staticKey', header: 'X-Key', value: 'secret' } as const;
  const at = (host: string, path = 'pictures') =>
    ({ type: 'http', address: `https://${host}/${path}` }) as const;
  const kept = {
    ...newConnector(
      {
        name: 'Agency',
        type: 'media',
        allowedDomains: ['a.test', 'b.test'],
        credentials: { server: key },
        authentication: { browser: 'none', server: 'staticKey' },
      },
      at('a.test'),
      seal,
    ),
    id: 'a',
  };
  const isKept = (...[change, source]: [Parameters<typeof changeConnector>[1], ReturnType<typeof at>?]) =>
    changeConnector(kept, change, source, seal).serverCredentials !== null;

  it('S14.12 are returned as set, never as text', () => {
    const told = describeConnector(kept, []);
    expect(told.credentials).toEqual({ browser: { isSet: false }, server: { isSet: true } });
    expect(JSON.stringify(told)).not.toMatch(/sealed|secret/);
  });

  it('S14.12 are dropped for another host or authentication', () => {
    expect(isKept({ name: 'Other', authentication: { browser: 'none', server: 'staticKey' } })).toBe(true);
    expect(isKept({}, at('a.test', 'elsewhere'))).toBe(true);
    expect(isKept({}, at('b.test'))).toBe(false);
    expect(isKept({ credentials: { server: key } }, at('b.test'))).toBe(true);
    expect(isKept({ authentication: { browser: 'none', server: 'oAuth2ClientCredentials' } })).toBe(false);
  });
});
