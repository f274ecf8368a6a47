import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  connectorChangeFault,
  connectorRemovalFault,
  isAllowedHost,
  fontConnectors,
  offeredConnectors,
  readAllowedDomains,
} from '@/domain/connectors';

const connector = { name: 'Library', ownerType: 'user', enabled: true, default: false } as const;

describe('allowed domains', () => {
  it('are read from lines, commas and spaces, each once, with a list of invalid ones', () => {
    expect(
      readAllowedDomains('CDN.demo.test, *.assets.demo.test\ncdn.demo.test https://x.test localhost'),
    ).toEqual({
      domains: ['cdn.demo.test', '*.assets.demo.test'],
      faults: ['https://x.test', 'localhost'],
    });
    expect(readAllowedDomains(' \n')).toEqual({ domains: [], faults: [] });
  });

  it('are at most 253 characters long', () => {
    const longest = `${'abcdefghi.'.repeat(25)}com`;
    expect(longest).toHaveLength(253);
    expect(readAllowedDomains(longest).domains).toEqual([longest]);
    expect(readAllowedDomains(`a${longest}`).faults).toEqual([`a${longest}`]);
  });

  it('lose no word of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { domains, faults } = readAllowedDomains(text);
        const words = new Set(
          text
            .toLowerCase()
            .split(/[\s,;]+/)
            .filter(Boolean),
        );
        expect(new Set([...domains, ...faults])).toEqual(words);
      }),
    );
  });

  it('are every generated domain', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(readAllowedDomains(domain).domains).toEqual([domain.toLowerCase()]);
      }),
    );
  });
});

describe('changing a connector', () => {
  it('one that is not the default can be disabled, and configured meanwhile', () => {
    expect(connectorChangeFault(connector, { enabled: false })).toBeUndefined();
    expect(connectorChangeFault({ ...connector, enabled: false }, { name: 'Other' })).toBeUndefined();
  });

  it.each(['builtIn', 'grafx'] as const)(
    'S14.09 one that is %s can’t be configured or removed, but enabled, disabled and made the default',
    (ownerType) => {
      const foreign = { ...connector, ownerType };
      expect(connectorChangeFault(foreign, { name: 'Other' })).toContain('can’t be configured');
      expect(connectorChangeFault(foreign, { allowedDomains: [] })).toContain('can’t be configured');
      expect(connectorChangeFault(foreign, { enabled: false })).toBeUndefined();
      expect(connectorChangeFault(foreign, { default: true })).toBeUndefined();
      expect(connectorRemovalFault(foreign)).toContain('can’t be removed');
      expect(connectorRemovalFault(connector)).toBeUndefined();
    },
  );

  it('the default one can’t be disabled or removed, and a disabled one can’t become the default', () => {
    const standard = { ...connector, default: true };
    expect(connectorChangeFault(standard, { enabled: false })).toContain('default');
    expect(connectorRemovalFault(standard)).toContain('default');
    expect(connectorChangeFault({ ...connector, enabled: false }, { default: true })).toContain('disabled');
    expect(
      connectorChangeFault({ ...connector, enabled: false }, { default: true, enabled: true }),
    ).toBeUndefined();
  });
});

describe('allowed hosts', () => {
  it('S14.11 are the domains themselves, and subdomains for a leading star', () => {
    const domains = ['a.test', '*.b.test'];
    for (const host of ['a.test', 'x.b.test', 'y.x.b.test']) expect(isAllowedHost(host, domains)).toBe(true);
    for (const host of ['x.a.test', 'b.test', 'xb.test', 'a.test.evil.test', 'evil-a.test', '.b.test', ''])
      expect(isAllowedHost(host, domains)).toBe(false);
    expect(isAllowedHost('a.test', [])).toBe(false);
  });
});

describe('connectors that are offered', () => {
  const one = (name: string, part: object) => ({
    name,
    type: 'media' as const,
    enabled: true,
    default: false,
    source: {},
    ...part,
  });

  it('S14.08 list the default one of their type first, without disabled ones and those without a source', () => {
    const all = [
      one('archive', {}),
      one('agency', { default: true }),
      one('off', { enabled: false }),
      one('nowhere', { source: null }),
      one('prices', { type: 'data', default: true }),
    ];
    expect(offeredConnectors(all, 'media').map(({ name }) => name)).toEqual(['agency', 'archive']);
    expect(offeredConnectors(all, 'data').map(({ name }) => name)).toEqual(['prices']);
  });

  it('S14.08 list font connectors except the environment’s own', () => {
    const fonts = (name: string, part: object) => ({
      ...one(name, part),
      type: 'fonts' as const,
      ownerType: name === 'own' ? 'builtIn' : 'user',
    });
    const all = [fonts('archive', {}), fonts('own', {}), fonts('foundry', { default: true })];
    expect(fontConnectors(all).map(({ name }) => name)).toEqual(['foundry', 'archive']);
  });
});
