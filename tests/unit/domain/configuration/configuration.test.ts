import { describe, expect, it } from 'vitest';
import { isProductionHost, parseConfiguration, parseFeatureFlags } from '@/domain/configuration';

const configuration = {
  PLATFORM_API_URL: '/',
  TRIAL_ENVIRONMENT: '',
  chatApplicationId: 'chat',
  cookieConsentScriptUrl: 'https://consent.demo.test/script.js',
  studioCdnBaseUrl: 'https://cdn.demo.test',
  devAPIUrl: 'http://localhost:4400',
  identityProvider: {
    domain: 'localhost:4400/identity',
    clientId: 'console',
    audience: 'https://api.demo.test',
    scope: 'openid profile offline_access',
  },
  connectorMarketplace: { blobContainer: 'connectors', storageAccount: 'market' },
  featureFlagsEnabled: false,
  productionDomain: 'platen.test',
  uatDomain: 'uat.test',
};

const without = (path: string): unknown => {
  const copy = structuredClone(configuration) as Record<string, unknown>;
  const [first = '', second] = path.split('.');
  if (second) delete (copy[first] as Record<string, unknown>)[second];
  else delete copy[first];
  return copy;
};

describe('parseConfiguration', () => {
  it('R3.36 R3.37 R3.38 R3.39 R3.40 R3.41 returns every key of the start-up configuration', () => {
    expect(parseConfiguration(configuration)).toEqual({ ok: true, value: configuration });
  });

  it.each([
    ['R3.36', 'PLATFORM_API_URL'],
    ['R3.36', 'TRIAL_ENVIRONMENT'],
    ['R3.38', 'studioCdnBaseUrl'],
    ['R3.38', 'devAPIUrl'],
    ['R3.39', 'identityProvider'],
    ['R3.39', 'identityProvider.domain'],
    ['R3.39', 'identityProvider.clientId'],
    ['R3.39', 'identityProvider.audience'],
    ['R3.40', 'connectorMarketplace.blobContainer'],
    ['R3.40', 'connectorMarketplace.storageAccount'],
    ['R3.41', 'featureFlagsEnabled'],
    ['R9.29', 'productionDomain'],
  ])('%s R7.06 names the missing field %s', (_row, field) => {
    expect(parseConfiguration(without(field))).toEqual({
      ok: false,
      problems: [{ file: 'config.json', field, message: 'is missing' }],
    });
  });

  it('R3.39 R9.21 accepts a configuration without a scope, but not an empty one', () => {
    const withScope = (scope?: string) => ({
      ...configuration,
      identityProvider: { ...configuration.identityProvider, scope },
    });
    expect(parseConfiguration(withScope()).ok).toBe(true);
    expect(parseConfiguration(withScope(''))).toEqual({
      ok: false,
      problems: [{ file: 'config.json', field: 'identityProvider.scope', message: 'must not be empty' }],
    });
  });

  it('R3.37 R9.13 accepts a configuration without chat and cookie script', () => {
    const bare = { ...configuration, chatApplicationId: undefined, cookieConsentScriptUrl: null };
    expect(parseConfiguration(bare).ok).toBe(true);
  });

  it('R7.06 reports every field of the wrong type', () => {
    const wrong = {
      ...configuration,
      PLATFORM_API_URL: 'javascript:alert(1)',
      featureFlagsEnabled: 'yes',
      identityProvider: 'auth',
    };
    expect(parseConfiguration(wrong)).toEqual({
      ok: false,
      problems: [
        {
          file: 'config.json',
          field: 'PLATFORM_API_URL',
          message: 'must be an http(s) address or a path that starts with /',
        },
        { file: 'config.json', field: 'identityProvider', message: 'must be an object' },
        { file: 'config.json', field: 'featureFlagsEnabled', message: 'must be a boolean' },
      ],
    });
  });

  it('R7.06 names the file when the whole of it is no object', () => {
    expect(parseConfiguration('<!doctype html>')).toEqual({
      ok: false,
      problems: [{ file: 'config.json', field: '', message: 'must be an object' }],
    });
  });
});

describe('parseFeatureFlags', () => {
  it('R3.42 R3.43 R3.44 lists every flag; a missing one is off', () => {
    const names = [
      'removeConnectorsEnabled',
      'outputLimitFileSizeEnabled',
      'pdfErrorSettingsFailOnEnabled',
      'formBuilderEnabled',
      'downloadFontFamilyEnabled',
      'smartCropPreviewsEnabled',
      'imageBatchOutputSettingsEnabled',
      'animationBatchOutputSettingsEnabled',
      'brandKitsEnabled',
      'brandKitTextStrokeEnabled',
      'backendTemplateImportEnabled',
    ];
    const allOn = Object.fromEntries(names.map((name) => [name, true]));
    const allOff = Object.fromEntries(names.map((name) => [name, false]));
    expect(parseFeatureFlags({ ...allOn, studioFeatureFlags: {} })).toEqual({
      ok: true,
      value: { ...allOn, studioFeatureFlags: {} },
    });
    expect(parseFeatureFlags({})).toEqual({ ok: true, value: { ...allOff, studioFeatureFlags: {} } });
  });

  it('R3.45 R7.07 parses studio flags and names a malformed one', () => {
    const studioFeatureFlags = { layers: { enabled: true, minimumVersion: '1.26.0' } };
    expect(parseFeatureFlags({ studioFeatureFlags })).toMatchObject({ value: { studioFeatureFlags } });
    expect(
      parseFeatureFlags({ studioFeatureFlags: { layers: { enabled: true, minimumVersion: 'soon' } } }),
    ).toEqual({
      ok: false,
      problems: [
        {
          file: 'feature-flags.json',
          field: 'studioFeatureFlags.layers.minimumVersion',
          message: 'must be a version such as 1.2.3',
        },
      ],
    });
  });
});

describe('isProductionHost', () => {
  const domains = { productionDomain: 'platen.test', uatDomain: '.uat.test' };

  it.each([
    ['platen.test', true],
    ['console.PLATEN.test:443', true],
    ['a.uat.test', true],
    ['notplaten.test', false],
    ['platen.test.elsewhere.org', false],
    ['localhost:4400', false],
  ])('R9.29 %s counts as production: %s', (host, expected) => {
    expect(isProductionHost(host, domains)).toBe(expected);
  });

  it('R9.29 an empty domain matches no host', () => {
    for (const host of ['localhost', 'localhost.']) {
      expect(isProductionHost(host, { productionDomain: '', uatDomain: '' })).toBe(false);
    }
  });
});
