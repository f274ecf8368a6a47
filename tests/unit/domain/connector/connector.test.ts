import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectorChangeFault, connectorRemovalFault, readAllowedDomains } from '@/domain/connector';

const connector = { name: 'Library', ownerType: 'user', enabled: true, default: false } as const;

describe('allowed domains', () => {
  it('are read from lines, commas and spaces, each once, and what is none is told', () => {
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
  it('one that is no default can be disabled, and configured while it is', () => {
    expect(connectorChangeFault(connector, { enabled: false })).toBeUndefined();
    expect(connectorChangeFault({ ...connector, enabled: false }, { name: 'Other' })).toBeUndefined();
  });

  it('a built-in one can’t be configured or removed, but enabled, disabled and made the default', () => {
    const builtIn = { ...connector, ownerType: 'builtIn' } as const;
    expect(connectorChangeFault(builtIn, { name: 'Other' })).toContain('can’t be configured');
    expect(connectorChangeFault(builtIn, { enabled: false })).toBeUndefined();
    expect(connectorChangeFault(builtIn, { default: true })).toBeUndefined();
    expect(connectorRemovalFault(builtIn)).toContain('can’t be removed');
    expect(connectorRemovalFault(connector)).toBeUndefined();
  });

  it('the default one can neither be disabled nor removed, a disabled one not become the default', () => {
    const standard = { ...connector, default: true };
    expect(connectorChangeFault(standard, { enabled: false })).toContain('default');
    expect(connectorRemovalFault(standard)).toContain('default');
    expect(connectorChangeFault({ ...connector, enabled: false }, { default: true })).toContain('disabled');
    expect(
      connectorChangeFault({ ...connector, enabled: false }, { default: true, enabled: true }),
    ).toBeUndefined();
  });
});
