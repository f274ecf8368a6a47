/** A piece of a text, and its drawn form. */
export type CasePiece = readonly [source: string, drawn: string];

export type TypographicCase = 'normal' | 'uppercase' | 'lowercase';

type Change = (text: string) => string;

const UPPER: Change = (text) => text.toUpperCase();
const LOWER: Change = (text) => text.toLowerCase();

/** A letter with its combining marks. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Changes the case of a text by the rules of its language (Unicode, SpecialCasing and CLDR). Splits it where a letter
 * becomes two or loses a mark, so that each piece can be found in the stored text.
 */
export function changeCase(text: string, to: TypographicCase, language: string): readonly CasePiece[] {
  if (to === 'normal') return [[text, text]];
  const rules = RULES[language.split('-')[0]?.toLowerCase() ?? ''];
  const change = rules?.[to];
  if (change && rules.mayDiffer.test(text)) return change(text.match(LETTERS) ?? []);
  return changeAnywhere(text, to === 'uppercase' ? UPPER : LOWER);
}

function changeAnywhere(text: string, change: Change): readonly CasePiece[] {
  const changed = change(text);
  if (changed.length === text.length) return [[text, changed]];
  return Array.from(text, (character) => [character, change(character)]);
}

/** The case rules of a language, applied to each letter with its marks. */
interface LanguageRules {
  /** Matches texts that differ from the default rules. */
  readonly mayDiffer: RegExp;
  readonly uppercase: (letters: readonly string[]) => readonly CasePiece[];
  /** @default the rules of all languages */
  readonly lowercase?: (letters: readonly string[]) => readonly CasePiece[];
}

const each =
  (change: Change) =>
  (letters: readonly string[]): readonly CasePiece[] =>
    letters.map((letter) => [letter, change(letter)]);

/** Turkish and Azerbaijani: i is dotted in both cases, ı in none. */
const TURKIC: LanguageRules = {
  mayDiffer: /[iIıİ]/,
  uppercase: each((letter) => letter.replace(/^i/, 'İ').toUpperCase()),
  lowercase: each((letter) =>
    letter
      .replace(/^(?:İ|I\u0307)/, 'i')
      .replace(/^I/, 'ı')
      .toLowerCase(),
  ),
};

/** Lithuanian: lowercase letters keep their dot under an accent, capitals have none. */
const LITHUANIAN: LanguageRules = {
  mayDiffer: /[iIjJįĮÌÍĨìíĩ]/,
  uppercase: each((letter) => letter.replace('\u0307', '').toUpperCase()),
  lowercase: each((letter) => {
    const [base = '', ...marks] = letter.normalize('NFD');
    const isAccented = marks.some((mark) => ACCENTS_ABOVE.includes(mark));
    if (!/^[IJ]$/.test(base) || !isAccented) return letter.toLowerCase();
    const below = marks.filter((mark) => !ACCENTS_ABOVE.includes(mark));
    const above = marks.filter((mark) => ACCENTS_ABOVE.includes(mark));
    return [base.toLowerCase(), ...below, '\u0307', ...above].join('').normalize('NFC');
  }),
};
const ACCENTS_ABOVE = ['\u0300', '\u0301', '\u0303'];

const DIALYTIKA = '\u0308';
/** Accents and breathings, which Greek capitals lose. */
const GREEK_MARKS = /[\u0300\u0301\u0304\u0306\u0313\u0314\u0342\u0343]/g;
const GREEK_ACCENTS = /[\u0300\u0301\u0342]/;
const GREEK_LETTER = /^[\u0370-\u03ff\u1f00-\u1fff]/;

/**
 * Changes Greek to capitals without accents, with a dialytika where an accent separated vowels; the word “ή” keeps its
 * accent.
 */
function greekCapitals(letters: readonly string[]): readonly CasePiece[] {
  const isLetter = (letter: string | undefined) => letter !== undefined && /^\p{L}/u.test(letter);
  return letters.map((letter, index) => {
    if (!GREEK_LETTER.test(letter)) return [letter, letter.toUpperCase()];
    const before = letters[index - 1];
    const marked = letter.normalize('NFD');
    if (marked === 'η\u0301' && !isLetter(before) && !isLetter(letters[index + 1])) return [letter, 'Ή'];
    const bare = marked.replace(GREEK_MARKS, '');
    // In “άυ” and “όι”, only the accents show that these are no diphthongs.
    const isApart = /^[ιυ]$/.test(bare) && marked === bare && before !== undefined && isAccentedVowel(before);
    return [letter, `${bare}${isApart ? DIALYTIKA : ''}`.toUpperCase().normalize('NFC')];
  });
}

function isAccentedVowel(letter: string): boolean {
  const marked = letter.normalize('NFD');
  return /^[αεηοω]/i.test(marked) && GREEK_ACCENTS.test(marked);
}

const GREEK: LanguageRules = {
  mayDiffer: /[\u0370-\u03ff\u1f00-\u1fff]/,
  uppercase: greekCapitals,
};

const RULES: Readonly<Record<string, LanguageRules>> = {
  tr: TURKIC,
  az: TURKIC,
  lt: LITHUANIAN,
  el: GREEK,
};
