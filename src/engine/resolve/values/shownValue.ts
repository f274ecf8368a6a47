/** Characters of a value that a message repeats. */
const LONGEST_SHOWN = 200;

/** The beginning of a text, for a message. */
export const shownText = (text: string): string =>
  text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;

/** A value as a message repeats it: texts in quotes, and only their beginning if they are long. */
export const shownValue = (value: string | number | boolean | null): string =>
  JSON.stringify(typeof value === 'string' ? shownText(value) : value);
