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
  ...newConnector(request),
  id: 'a',
}));

describe('a new connector', () => {
  it('is enabled, no default, and of whoever adds it', () => {
    expect(newConnector({ name: ' Stock ', type: 'media' })).toEqual({
      name: 'Stock',
      description: '',
      type: 'media',
      version: '1.0.0',
      iconUrl: null,
      isEnabled: true,
      isDefault: false,
      ownerType: 'user',
      allowedDomains: [],
      browserAuthentication: 'none',
      serverAuthentication: 'none',
    });
  });

  it('has each domain once, in lower case', () => {
    const twice = fc
      .array(fc.domain())
      .map((domains) => [...domains, ...domains.map((one) => one.toUpperCase())]);
    fc.assert(
      fc.property(twice, (given) => {
        const { allowedDomains } = newConnector({ name: 'A', type: 'data', allowedDomains: given });
        expect(allowedDomains).toEqual([...new Set(given.map((domain) => domain.toLowerCase()))]);
      }),
    );
  });
});

describe('a changed connector', () => {
  it('stays as it was where nothing is said', () => {
    fc.assert(
      fc.property(records, (kept) => {
        expect(changedConnector(kept, {})).toEqual(kept);
      }),
    );
  });

  it('takes over what a new one of the same words would have', () => {
    fc.assert(
      fc.property(records, requests, (kept, { type: _type, ...change }) => {
        const made = newConnector({ ...change, type: kept.type });
        const { name, description, allowedDomains, browserAuthentication } = changedConnector(kept, change);
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
    const told = describeConnector({
      ...newConnector({ name: 'Library', type: 'media' }),
      id: 'a',
      browserAuthentication: 'oAuth2AuthorizationCode',
      serverAuthentication: 'none',
    });
    expect(told.authentication).toEqual({ browser: 'oAuth2AuthorizationCode', server: 'none' });
  });

  it('may sign somebody in in the browser, never on the server', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { browser, server } = describeConnector(record).supportedAuthentication;
        expect(browser).toEqual([...CONNECTOR_AUTHENTICATIONS]);
        expect(server).not.toContain('oAuth2AuthorizationCode');
        expect(describeConnector({ ...record, ownerType: 'builtIn' }).supportedAuthentication).toEqual({
          browser: ['none'],
          server: ['none'],
        });
      }),
    );
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
