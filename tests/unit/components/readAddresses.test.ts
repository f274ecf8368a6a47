import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAddresses, readAddresses } from '@/components/AddressListInput';

describe('readAddresses', () => {
  it.each([
    ['a@b.co, c@d.co;e@f.co', ['a@b.co', 'c@d.co', 'e@f.co']],
    ['a@b.co\r\nc@d.co\n\n', ['a@b.co', 'c@d.co']],
    ['Full Access <a@b.co>, "Admin, Demo" <c@d.co>', ['a@b.co', 'c@d.co']],
    ['Demo\tUser\ta@b.co\nOther\tUser\tc@d.co', ['a@b.co', 'c@d.co']],
    ['Demo User a@b.co', ['a@b.co']],
    ['mailto:a@b.co', ['a@b.co']],
    ['nobody', ['nobody']],
    ['  ,; \n', []],
  ])('reads %j', (text, addresses) => {
    expect(readAddresses(text)).toEqual(addresses);
  });

  it('reads back any list it is given, whatever separates it', () => {
    const address = fc.tuple(fc.stringMatching(/^[a-z0-9]{1,8}$/u), fc.stringMatching(/^[a-z]{1,8}$/u));
    const separator = fc.constantFrom(', ', ';', '\n', '\r\n', '\t');
    fc.assert(
      fc.property(fc.array(address), separator, (parts, between) => {
        const list = parts.map(([local, domain]) => `${local}@${domain}.com`);
        expect(readAddresses(list.join(between))).toEqual(list);
      }),
    );
  });
});

describe('judgeAddresses', () => {
  it('tells wrong and double ones, whatever their case', () => {
    expect(judgeAddresses(['a@b.co', 'nobody', 'A@B.CO', 'nobody'])).toEqual([
      'valid',
      'invalid',
      'duplicate',
      'invalid',
    ]);
  });
});
