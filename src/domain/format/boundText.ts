/** The maximum size of passed-on text in bytes, such as script errors and answers of sources. */
const LONGEST_MESSAGE = 4_000;

const sizeOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** Cuts a text to a size in UTF-8 bytes, with an ellipsis. */
export function boundText(text: string, bytes: number = LONGEST_MESSAGE): string {
  if (text.length * 3 <= bytes) return text;
  let [size, end, fits] = [0, 0, 0];
  for (const character of text) {
    size += sizeOf(character);
    if (size > bytes) return `${text.slice(0, fits)}…`;
    end += character.length;
    // Leaves room for the ellipsis.
    if (size <= bytes - 3) fits = end;
  }
  return text;
}
