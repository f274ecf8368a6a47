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

const valid = { ...connectorValues(undefined), name: 'Stock' };
const faultsOf = (values: object) =>
  (connectorForm.safeParse({ ...valid, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path[0],
    message,
  ]);

describe('the form of a connector', () => {
  it('asks for a name, and for texts that are not too long', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ name: '  ' })).toEqual([['name', 'Name is required.']]);
    expect(faultsOf({ name: 'x'.repeat(NAME_LIMIT) })).toEqual([]);
    expect(faultsOf({ name: 'x'.repeat(NAME_LIMIT + 1) })).toEqual([['name', 'At most 100 characters.']]);
    expect(faultsOf({ description: 'x'.repeat(DESCRIPTION_LIMIT + 1) })).toEqual([
      ['description', 'At most 140 characters.'],
    ]);
  });

  it('names what is no domain', () => {
    expect(faultsOf({ domains: 'cdn.demo.test\nhttps://x.test, nowhere' })).toEqual([
      ['domains', 'Not a domain: https://x.test, nowhere.'],
    ]);
  });

  it('sends every domain once, in lower case, however they are parted', () => {
    const domains = fc.array(fc.domain(), { maxLength: 10 });
    fc.assert(
      fc.property(domains, fc.constantFrom('\n', ', ', ' ', ';'), (given, between) => {
        const values = { ...valid, domains: given.map((domain) => domain.toUpperCase()).join(between) };
        expect(toConnectorBody(values).allowedDomains).toEqual([
          ...new Set(given.map((domain) => domain.toLowerCase())),
        ]);
      }),
    );
  });

  it('changes nothing of a connector that is only looked at', () => {
    const ways = fc.constantFrom('none', 'staticKey', 'oAuth2ClientCredentials', 'oAuth2AuthorizationCode');
    const configurations = fc.record({
      name: fc.string({ minLength: 1 }),
      description: fc.string(),
      type: fc.constantFrom('media', 'fonts', 'data'),
      allowedDomains: fc.uniqueArray(fc.domain().map((domain) => domain.toLowerCase())),
      authentication: fc.record({ browser: ways, server: ways }),
    });
    fc.assert(
      fc.property(configurations, (configuration) => {
        const connector = {
          ...configuration,
          id: 'c',
          version: '1.0.0',
          iconUrl: null,
          enabled: true,
          default: false,
          ownerType: 'user' as const,
          supportedAuthentication: { browser: [], server: [] },
        };
        expect(toConnectorBody(connectorValues(connector))).toEqual(configuration);
      }),
    );
  });
});

describe('what the platform finds wrong with a connector', () => {
  const refused = (body: ResponseError['body']) =>
    new ResponseError({ status: 409, statusText: 'Conflict', body });

  it('stands at the name where it is about the name, else over the form', () => {
    expect(
      connectorErrors(refused({ detail: 'Taken.', errors: [{ field: 'name', message: 'is taken' }] })),
    ).toEqual([{ field: 'name', message: 'Name is taken.' }]);
    expect(connectorErrors(refused({ detail: 'It is the default.' }))).toEqual([
      { field: 'root.server', message: 'It is the default.' },
    ]);
  });
});
