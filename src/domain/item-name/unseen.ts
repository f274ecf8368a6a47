/** Flags of regions, such as Wales: a black flag, invisible tags, and the final tag. */
const REGION_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}/gu;

/**
 * Controls, line ends, direction overrides and isolates, and characters without a shape. With them, two names can look
 * the same, or one like another (Unicode Technical Report 36).
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/** A joiner or non-joiner without neighbours to join; Persian, Indic scripts and emoji need the others. */
const LOOSE_JOINER = /(?:^|[\s!-~\u200C\u200D])[\u200C\u200D]|[\u200C\u200D](?=$|[\s\u200C\u200D])/u;

/** Returns the code of the first invisible character in a name, such as `U+202E`; `undefined` if there is none. */
export function unseenCharacter(name: string): string | undefined {
  const text = name.replace(REGION_FLAG, '');
  const found = UNSEEN.exec(text) ?? LOOSE_JOINER.exec(text);
  if (!found) return undefined;
  const number = [...found[0]].at(-1)?.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns the fault of a name with invisible characters. */
export function faultOfCharacters(name: string): string | undefined {
  const unseen = unseenCharacter(name);
  return unseen && `A name has no characters that can’t be seen, such as the ${unseen} in this one.`;
}
