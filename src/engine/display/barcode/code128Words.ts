/** The word a code of each character set starts with. */
const STARTS = { A: 103, B: 104, C: 105 } as const;

/** Capitals and control characters. */
const wordOfA = (code: number): number => (code < 32 ? code + 64 : code < 96 ? code - 32 : Number.NaN);

/** Capitals and small letters. */
const wordOfB = (code: number): number => (code >= 32 && code < 128 ? code - 32 : Number.NaN);

/** Pairs of digits. */
function wordsOfC(value: string): number[] | 'invalidCharacters' | 'invalidLength' {
  if (!/^\d+$/.test(value)) return 'invalidCharacters';
  if (value.length % 2 !== 0) return 'invalidLength';
  return (value.match(/../g) ?? []).map(Number);
}

/** Returns the words of a Code 128 in one character set, without check and stop, or the fault of the value. */
export function code128Words(
  value: string,
  set: keyof typeof STARTS,
): number[] | 'invalidCharacters' | 'invalidLength' {
  if (set === 'C') {
    const words = wordsOfC(value);
    return typeof words === 'string' ? words : [STARTS.C, ...words];
  }
  const words = Array.from(value, (character) =>
    (set === 'A' ? wordOfA : wordOfB)(character.codePointAt(0) ?? Number.NaN),
  );
  return words.some(Number.isNaN) ? 'invalidCharacters' : [STARTS[set], ...words];
}
