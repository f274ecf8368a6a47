import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '@/domain/email';

describe('isEmail', () => {
  it('accepts 254 characters and no more', () => {
    const longest = `${'a'.repeat(244)}@demo.test`;
    expect(longest).toHaveLength(254);
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });

  it.each([
    'user@demo.test',
    'first.last+tag@sub.example.co.uk',
    "o'neil@example.com",
    'user@[192.168.0.1]',
    'x@[255.255.255.255]',
  ])('R5.28 accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'user',
    '@demo.test',
    'user@',
    'user@demo',
    'user@demo..test',
    'user@-demo.test',
    'user@192.168.0.1',
    'user@[192.168.0.256]',
    'user@[192.168.0]',
    'two words@demo.test',
    'a@b@demo.test',
    ' user@demo.test',
    'user@demo.test\n',
  ])('R5.28 rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('R5.28 accepts a bracketed IPv4 address exactly when each part is at most 255', () => {
    const part = fc.nat({ max: 999 });
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), (parts) => {
        expect(isEmail(`user@[${parts.join('.')}]`)).toBe(parts.every((value) => value <= 255));
      }),
    );
  });

  it('R5.28 rejects any text without @', () => {
    fc.assert(fc.property(fc.string(), (text) => !isEmail(text.replaceAll('@', ''))));
  });
});
