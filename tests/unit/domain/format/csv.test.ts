import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/domain/format';

describe('a CSV', () => {
  it('writes null as an empty cell, and numbers and booleans unchanged', () => {
    expect(toCsv([[null, undefined, '', 0, -1.5, true, false]])).toBe(',,,0,-1.5,true,false\r\n');
    expect(toCsv([])).toBe('');
  });

  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', ' =', '  @'])(
    'puts an apostrophe before a text that starts with %j',
    (start) => {
      expect(toCsv([[`${start}1`]])).toBe(`'${start}1\r\n`);
      expect(toCsv([[`a${start}1`]])).toBe(`a${start}1\r\n`);
    },
  );

  it.each(['\t', '\r', '\n'])('puts one before a text that starts with %j', (start) => {
    const quote = start === '\t' ? '' : '"';
    expect(toCsv([[`${start}1`]])).toBe(`${quote}'${start}1${quote}\r\n`);
  });

  it('is read back as its original texts', () => {
    const harmless = fc
      .string({ unit: fc.constantFrom('a', ' ', ',', '"', '\r', '\n', '=') })
      .map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(fc.array(harmless, { minLength: 1, maxLength: 4 })), (lines) => {
        expect(readCsv(toCsv(lines))).toEqual(lines);
      }),
    );
  });
});

/** RFC 4180, read character by character. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') cell += text.charAt((at += 1));
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === ',') {
      line.push(cell);
      cell = '';
    } else if (text.startsWith('\r\n', at)) {
      lines.push([...line, cell]);
      line = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return lines;
}
