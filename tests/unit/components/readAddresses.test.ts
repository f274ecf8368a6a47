import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAddresses, pasteInto, readAddresses, readPasted } from '@/components/AddressListInput';

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

  it('reads back any list with any separator', () => {
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

describe('readPasted', () => {
  it.each([
    [
      'Name;Email;Team\nAnn;ann@x.com;Print\nBob;bob@;Print',
      ['ann@x.com', 'bob@'],
      ['Name', 'Email', 'Team', 'Ann', 'Print', 'Bob', 'Print'],
    ],
    ['Demo User ann@x.com', ['ann@x.com'], ['Demo User']],
    ['"Admin, Demo" <ann@x.com>, Bob <bob@y.com>', ['ann@x.com', 'bob@y.com'], []],
    ['nobody\nnowhere', ['nobody', 'nowhere'], []],
    ['ann@x.com bob@y.com', ['ann@x.com', 'bob@y.com'], []],
  ])('reads %j, and says what it left out', (text, addresses, leftOut) => {
    expect(readPasted(text)).toEqual({ addresses, leftOut });
  });
});

describe('judgeAddresses', () => {
  it('finds invalid and duplicate ones regardless of case', () => {
    expect(judgeAddresses(['a@b.co', 'nobody', 'A@B.CO', 'nobody'])).toEqual([
      'valid',
      'invalid',
      'duplicate',
      'invalid',
    ]);
  });
});

describe('pasteInto', () => {
  const paste = (draft: string, pasted: string) => {
    const selectionStart = draft.indexOf('[');
    const selectionEnd = draft.indexOf(']') - 1;
    const value = draft.replace(/[[\]]/gu, '');
    return readAddresses(pasteInto({ value, selectionStart, selectionEnd }, pasted));
  };

  it.each([
    ['ann@x.com[]', 'bob@y.com', ['ann@x.com', 'bob@y.com']],
    ['ann@x.com []', 'Bob <bob@y.com>', ['ann@x.com', 'bob@y.com']],
    ['Ann <ann@x.com>[]', 'bob@y.com', ['ann@x.com', 'bob@y.com']],
    ['ann@x.com ja[]', 'ne@y.com', ['ann@x.com', 'jane@y.com']],
    ['ann@[]', 'x.com', ['ann@x.com']],
    ['ann[].com', '@x', ['ann@x.com']],
    ['ann@[old].com', 'new', ['ann@new.com']],
    ['[ann@x.com]', 'bob@y.com', ['bob@y.com']],
    ['[]', 'ann@x.com\nbob@y.com', ['ann@x.com', 'bob@y.com']],
  ])('pastes into %j %j', (draft, pasted, addresses) => {
    expect(paste(draft, pasted)).toEqual(addresses);
  });

  it('pastes at the end when a field has no caret', () => {
    const field = { value: 'ann@', selectionStart: null, selectionEnd: null };
    expect(pasteInto(field, 'x.com')).toBe('ann@x.com');
  });
});
