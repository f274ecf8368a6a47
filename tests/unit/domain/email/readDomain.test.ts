import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDomain } from '@/domain/email';

interface Contract {
  components: { schemas: { DomainList: { items: { pattern: string } } } };
}

const contract = parse(readFileSync('src/contract/platform.openapi.yaml', 'utf8')) as Contract;
const accepted = new RegExp(contract.components.schemas.DomainList.items.pattern);

describe('readDomain', () => {
  it.each([
    'Example.com',
    ' example.com ',
    '@example.com',
    'somebody@Example.com',
    'https://example.com/sign-in',
    'http://example.com?from=mail',
    'example.com#top',
  ])('reads %s', (text) => expect(readDomain(text)).toBe('example.com'));

  it.each([
    '',
    'example',
    '.com',
    'exa mple.com',
    '-a.com',
    'a..com',
    'a_b.com',
    '@',
    'a.com-',
    'exhttps://ample.com',
  ])('refuses %s', (text) => expect(readDomain(text)).toBeUndefined());

  it('R7.22 returns only domains the contract accepts', () => {
    const texts = fc.oneof(fc.domain(), fc.webUrl(), fc.emailAddress(), fc.string());
    fc.assert(
      fc.property(texts, (text) => {
        const domain = readDomain(text);
        if (domain !== undefined) expect(domain).toMatch(accepted);
      }),
    );
  });
});
