/** The maximum length of a value in a message. */
const LONGEST_SHOWN = 200;

/** Shortens a text for a message. */
export const shownText = (text: string): string =>
  text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;

/** Formats a value for a message: texts in quotes and shortened. */
export const shownValue = (value: string | number | boolean | null): string =>
  JSON.stringify(typeof value === 'string' ? shownText(value) : value);
