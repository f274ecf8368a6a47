import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfCharacters, refusalOfItemName } from '@/domain/item-name';

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Characters that are invisible anywhere. */
const UNSEEN = [
  ...[
    '\0',
    '\n',
    '\t',
    '\u00AD',
    '\u061C',
    '\u180E',
    '\u200B',
    '\u200E',
    '\u200F',
    '\u3164',
    '\uFEFF',
    '\uD800',
  ],
  ...numbersFrom(0x2028, 0x202e),
  ...numbersFrom(0x2060, 0x206f),
];
const LETTERS = [...'aZ9 éßжאعअ日가🙂'];

const text = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((letters) => letters.join(''));

describe('a name', () => {
  it('H2.20 with an invisible character is refused at any position', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...UNSEEN), text, (before, unseen, after) => {
        const number = unseen.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        expect(faultOfCharacters(before + unseen + after)).toContain(`U+${number}`);
      }),
    );
  });

  it('H2.20 of any letters is accepted', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(faultOfCharacters(name)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष'],
    ['a family', '👩‍👩‍👧'],
    ['a flag of a region', 'Team 🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
    ['a heart', '❤️'],
  ])('H2.20 keeps the joiners and tags of %s', (_, name) => {
    expect(faultOfCharacters(name)).toBeUndefined();
  });

  it.each(['\u200Dabc', 'abc\u200C', 'a\u200Db', 'می\u200C\u200Cخواهم', 'x\u{E0041}'])(
    'H2.20 has no joiner or tag that does nothing: %j',
    (name) =>
      expect(faultOfCharacters(name)).toMatch(
        /^A name has no characters that can’t be seen, such as the U\+/,
      ),
  );

  it('H2.20 with such a character is refused at the name field', () => {
    expect(refusalOfItemName('Menu \u202Egnp.exe')).toMatchObject({
      detail: 'A name has no characters that can’t be seen, such as the U+202E in this one.',
    });
  });
});
