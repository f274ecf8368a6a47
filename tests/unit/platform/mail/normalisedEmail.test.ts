import { describe, expect, it } from 'vitest';
import { lowerAscii, normalisedEmail } from '../../../../platform/mail/normalisedEmail';

describe('a stored address', () => {
  it.each([
    ['Ann.Lee@Demo.TEST', 'ann.lee@demo.test'],
    [' \t ann@demo.test \t ', 'ann@demo.test'],
  ])('is in lower case and without blanks around it: %j', (text, address) => {
    expect(normalisedEmail(text)).toBe(address);
  });

  it.each([
    ['with the Kelvin sign', '\u212Aen@demo.test'],
    ['with a full-width letter', '\uFF41nn@demo.test'],
    ['with a byte order mark', '\uFEFFann@demo.test'],
    ['with a soft hyphen', 'a\u00ADnn@demo.test'],
    ['with a line break', 'ann@demo.test\r\n'],
    ['with a control character', 'a\u0007nn@demo.test'],
    ['with a blank inside', 'ann @demo.test'],
    ['with two addresses', 'ann@demo.test bob@demo.test'],
    ['without a domain', 'ann@'],
  ])('is none %s', (_, text) => {
    expect(normalisedEmail(text)).toBeUndefined();
  });

  it('keeps letters beyond A to Z', () => {
    expect(lowerAscii('AZÄ\u212A')).toBe('azÄ\u212A');
  });
});
