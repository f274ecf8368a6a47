import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResponseError } from '@/api/http';
import {
  connectorForm,
  connectorErrors,
  connectorValues,
  DESCRIPTION_LIMIT,
  NAME_LIMIT,
  toConnectorBody,
} from '@/features/connectors/connectorForm';

const valid = { ...connectorValues(undefined), name: 'Stock', folder: '/Stock' };
const elsewhere = { sourceType: 'http', address: 'https://a.test/x', domains: 'a.test' };
const faultsOf = (values: object) =>
  (connectorForm.safeParse({ ...valid, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('the form of a connector', () => {
  it('requires a name, and limits the length of texts', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ name: '  ' })).toEqual([['name', 'Name is required.']]);
    expect(faultsOf({ name: 'x'.repeat(NAME_LIMIT) })).toEqual([]);
    expect(faultsOf({ name: 'x'.repeat(NAME_LIMIT + 1) })).toEqual([['name', 'At most 100 characters.']]);
    expect(faultsOf({ description: 'x'.repeat(DESCRIPTION_LIMIT + 1) })).toEqual([
      ['description', 'At most 140 characters.'],
    ]);
  });

  it('names invalid domains', () => {
    expect(faultsOf({ domains: 'cdn.demo.test\nhttps://x.test, nowhere' })).toEqual([
      ['domains', 'Not a domain: https://x.test, nowhere.'],
    ]);
  });

  it('sends every domain once, in lower case, for any separators', () => {
    const domains = fc.array(fc.domain(), { maxLength: 10 });
    fc.assert(
      fc.property(domains, fc.constantFrom('\n', ', ', ' ', ';'), (given, between) => {
        const values = {
          ...valid,
          sourceType: 'http' as const,
          domains: given.map((domain) => domain.toUpperCase()).join(between),
        };
        expect(toConnectorBody(values).allowedDomains).toEqual([
          ...new Set(given.map((domain) => domain.toLowerCase())),
        ]);
      }),
    );
  });

  it.each(['data', 'fonts'] as const)(
    'asks for the address %s come from, and for no sign-in of users',
    (type) => {
      const data = { type, domains: 'a.test' } as const;
      expect(faultsOf(data)).toEqual([['address', 'Address is required.']]);
      const filled = {
        ...valid,
        ...data,
        address: 'https://a.test/x',
        browser: 'oAuth2AuthorizationCode',
      } as const;
      expect(faultsOf(filled)).toEqual([]);
      expect(toConnectorBody(filled)).toMatchObject({
        source: { type: 'http', address: 'https://a.test/x' },
        authentication: { browser: 'none', server: 'none' },
      });
    },
  );

  it('requires the folder or the address of its pictures', () => {
    expect(faultsOf({ folder: '/' })).toEqual([
      ['folder', 'Choose a folder: the built-in connector already offers all media.'],
    ]);
    expect(faultsOf({ ...elsewhere, address: ' ' })).toEqual([['address', 'Address is required.']]);
    expect(faultsOf(elsewhere)).toEqual([]);
  });

  it('S14.12 sends complete credentials or keeps the stored ones', () => {
    const keyed = { ...elsewhere, server: 'staticKey' };
    expect(faultsOf({ ...keyed, key: { header: 'X-Key', value: '' } })).toEqual([
      ['key.value', 'This is required too.'],
    ]);
    const body = (part: object) => toConnectorBody({ ...valid, ...part } as typeof valid).credentials;
    expect(body({ ...keyed, key: { header: '', value: '' } })).toBeUndefined();
    expect(body({ ...keyed, key: { header: 'X-Key', value: 'hush' } })).toEqual({
      server: { type: 'staticKey', header: 'X-Key', value: 'hush' },
    });
    const client = { clientId: 'c', clientSecret: 's', tokenEndpoint: 'https://a.test/t', scope: '' };
    expect(body({ ...elsewhere, server: 'oAuth2ClientCredentials', client })).toEqual({
      server: {
        type: 'oAuth2ClientCredentials',
        clientId: 'c',
        clientSecret: 's',
        tokenEndpoint: 'https://a.test/t',
      },
    });
    // Fields of a method that is not chosen are not sent.
    expect(body({ ...elsewhere, client })).toBeUndefined();
  });

  it('changes nothing without an edit', () => {
    const servers = fc.constantFrom(
      'none' as const,
      'staticKey' as const,
      'oAuth2ClientCredentials' as const,
    );
    const browsers = fc.constantFrom('none' as const, 'oAuth2AuthorizationCode' as const);
    const none = { browser: 'none' as const, server: 'none' as const };
    const configurations = fc.record({
      name: fc.string({ minLength: 1 }),
      description: fc.string(),
      type: fc.constant('media' as const),
      source: fc.oneof(
        fc.record({ type: fc.constant('folder' as const), folder: fc.string({ minLength: 1 }) }),
        fc.record({ type: fc.constant('http' as const), address: fc.webUrl() }),
      ),
      allowedDomains: fc.uniqueArray(fc.domain().map((domain) => domain.toLowerCase())),
      authentication: fc.record({ browser: browsers, server: servers }),
    });
    fc.assert(
      fc.property(configurations, (given) => {
        const isFolder = given.source.type === 'folder';
        const configuration = isFolder ? { ...given, allowedDomains: [], authentication: none } : given;
        const connector = {
          ...configuration,
          id: 'c',
          version: '1.0.0',
          iconUrl: null,
          enabled: true,
          default: false,
          ownerType: 'user' as const,
          supportedAuthentication: { browser: [], server: [] },
          credentials: { browser: { isSet: true }, server: { isSet: true } },
        };
        expect(toConnectorBody(connectorValues(connector))).toEqual(configuration);
      }),
    );
  });
});

describe('refusals of the platform for a connector', () => {
  const refused = (body: ResponseError['body']) =>
    new ResponseError({ status: 409, statusText: 'Conflict', body });

  it('appear at their field, else above the form', () => {
    expect(
      connectorErrors(refused({ detail: 'Taken.', errors: [{ field: 'name', message: 'is taken' }] })),
    ).toEqual([{ field: 'name', message: 'Name is taken.' }]);
    expect(
      connectorErrors(
        refused({
          detail: 'No.',
          errors: [{ field: 'source.address', message: 'Its host has to be allowed.' }],
        }),
      ),
    ).toEqual([{ field: 'address', message: 'Its host has to be allowed.' }]);
    expect(connectorErrors(refused({ detail: 'It is the default.' }))).toEqual([
      { field: 'root.server', message: 'It is the default.' },
    ]);
  });
});
