import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedConnector,
  CONNECTOR_AUTHENTICATIONS,
  CONNECTOR_TYPES,
  describeConnector,
  isConnectorNameTaken,
  newConnector,
  type ConnectorRecord,
} from '@/domain/connector';

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
  it('S14.07 starts disabled, is no default, and of whoever adds it', () => {
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
  it('stays as it was where nothing is said', () => {
    fc.assert(
      fc.property(records, (kept) => {
        expect(changedConnector(kept, {}, undefined, seal)).toEqual(kept);
      }),
    );
  });

  it('takes over what a new one of the same words would have', () => {
    fc.assert(
      fc.property(records, requests, (kept, { type: _type, ...change }) => {
        const made = newConnector({ ...change, type: kept.type }, null, seal);
        const { name, description, allowedDomains, browserAuthentication } = changedConnector(
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

describe('a connector as it is told', () => {
  it('is told how it authenticates', () => {
    const made = newConnector({ name: 'Library', type: 'media' }, null, seal);
    const told = describeConnector(
      {
        ...made,
        ...{ id: 'a', browserAuthentication: 'oAuth2AuthorizationCode', serverAuthentication: 'none' },
      },
      [],
    );
    expect(told.authentication).toEqual({ browser: 'oAuth2AuthorizationCode', server: 'none' });
  });

  it('may sign somebody in in the browser if it brings pictures, never on the server, and in no way where it reaches nobody else', () => {
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
        ...{
          name: 'Agency',
          type: 'media',
          allowedDomains: ['a.test', 'b.test'],
          credentials: { server: key },
        },
        authentication: { browser: 'none', server: 'staticKey' },
      },
      at('a.test'),
      seal,
    ),
    id: 'a',
  };
  const isKept = (...[change, source]: [Parameters<typeof changedConnector>[1], ReturnType<typeof at>?]) =>
    changedConnector(kept, change, source, seal).serverCredentials !== null;

  it('S14.12 are told as set, never as text', () => {
    const told = describeConnector(kept, []);
    expect(told.credentials).toEqual({ browser: { isSet: false }, server: { isSet: true } });
    expect(JSON.stringify(told)).not.toMatch(/sealed|secret/);
  });

  it('S14.12 are forgotten where they would be sent to another host or in another way', () => {
    expect(isKept({ name: 'Other', authentication: { browser: 'none', server: 'staticKey' } })).toBe(true);
    expect(isKept({}, at('a.test', 'elsewhere'))).toBe(true);
    expect(isKept({}, at('b.test'))).toBe(false);
    expect(isKept({ credentials: { server: key } }, at('b.test'))).toBe(true);
    expect(isKept({ authentication: { browser: 'none', server: 'oAuth2ClientCredentials' } })).toBe(false);
  });
});

describe('the name of a connector', () => {
  it('is taken by one of several', () => {
    const connectors = [
      { id: '1', name: 'Library' },
      { id: '2', name: 'Archive' },
    ];
    expect(isConnectorNameTaken(connectors, 'archive')).toBe(true);
    expect(isConnectorNameTaken(connectors, 'Library', '1')).toBe(false);
  });

  it('is taken in any case and between blanks, but not by itself', () => {
    const present = [{ id: 'a', name: 'Stock' }];
    expect(isConnectorNameTaken(present, ' sTOCK ')).toBe(true);
    expect(isConnectorNameTaken(present, 'stock', 'a')).toBe(false);
    expect(isConnectorNameTaken(present, 'Stocks')).toBe(false);
  });
});
