/**
 * Invalid combinations of vowels and signs, from the script development specifications of OpenType: the letter or sign,
 * and the signs that must not follow it, in hexadecimal.
 */
const WRONG_PAIRS: readonly (readonly [first: string, seconds: string])[] = [
  ['905', '93a 93b 93e 945 946 949 94a 94b 94c 94f 956 957'],
  ['906', '93a 945 946 947 948'],
  ['909', '941'],
  ['90f', '945 946 947'],
  ['985', '9be'],
  ['98b', '9c3'],
  ['98c', '9e2'],
  ['a05', 'a3e a48 a4c'],
  ['a72', 'a3f a40 a47'],
  ['a73', 'a41 a42 a4b'],
  ['a85', 'abe ac5 ac7 ac8 ac9 acb acc'],
  ['ac5', 'abe'],
  ['b05', 'b3e'],
  ['b0f', 'b57'],
  ['b13', 'b57'],
  ['b85', 'bc2'],
  ['c12', 'c4c c55'],
  ['c3f', 'c55'],
  ['c46', 'c55'],
  ['c4a', 'c55'],
  ['c89', 'cbe'],
  ['c8b', 'cbe'],
  ['c92', 'ccc'],
  ['d07', 'd57'],
  ['d09', 'd57'],
  ['d0e', 'd46'],
  ['d12', 'd3e d57'],
  ['d85', 'dcf dd0 dd1'],
  ['d8b', 'ddf'],
  ['d8d', 'dd8'],
  ['d8f', 'ddf'],
  ['d91', 'dca dd9 dda ddc ddd dde'],
  ['d94', 'ddf'],
  ['11005', '11038'],
  ['1100b', '1103e'],
  ['1100f', '11042'],
  ['11200', '1122c 11231 11233'],
  ['11206', '1122c'],
  ['1122c', '11230 11231'],
  ['11240', '1122e'],
  ['112b0', '112e0 112e5 112e6 112e7 112e8'],
  ['11481', '114b0'],
  ['1148b', '114ba'],
  ['1148d', '114ba'],
  ['114aa', '114b5 114b6'],
  ['11600', '11639 1163a'],
  ['11601', '11639 1163a'],
  ['11680', '116ad 116b4 116b5'],
  ['11686', '116b2'],
];

/** The scripts of these letters. */
const SCRIPTS = new Set(
  'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Brah Khoj Sind Tirh Modi Takr'.split(' '),
);

const written = (digits: string): string => `\\u{${digits}}`;
const WRONG = new RegExp(
  [
    ...WRONG_PAIRS.map(
      ([first, seconds]) => `${written(first)}(?=[${seconds.split(' ').map(written).join('')}])`,
    ),
    // A letter with a stacked independent vowel.
    '\\u{930}\\u{94d}(?=\\u{907})',
  ].join('|'),
  'gu',
);

/** The placeholder that shows a sign without a valid base letter. */
export const DOTTED_CIRCLE = 0x25cc;
const CIRCLE = String.fromCodePoint(DOTTED_CIRCLE);

/** A text with circles, and the original offset of each of its units. */
export interface TextWithCircles {
  readonly text: string;
  readonly sourceOf: Uint32Array;
}

/**
 * Inserts dotted circles where a sign must not follow a letter. HarfBuzz does this unless it is built without it, like
 * ours. Returns `undefined` if there is no such place.
 */
export function insertVowelCircles(text: string, script: string): TextWithCircles | undefined {
  if (!SCRIPTS.has(script)) return undefined;
  const ends: number[] = [];
  for (const { 0: pair, index } of text.matchAll(WRONG)) {
    const end = index + pair.length;
    // The sign of one pair does not start the next.
    if (ends.at(-1) !== index) ends.push(end);
  }
  if (ends.length === 0) return undefined;
  const sourceOf = new Uint32Array(text.length + ends.length);
  let circled = '';
  let start = 0;
  for (const end of [...ends, text.length]) {
    for (let unit = start; unit < end; unit += 1) sourceOf[circled.length + unit - start] = unit;
    circled += text.slice(start, end);
    if (end === text.length) break;
    // The circle belongs to the sign after it.
    sourceOf[circled.length] = end;
    circled += CIRCLE;
    start = end;
  }
  return { text: circled, sourceOf };
}
