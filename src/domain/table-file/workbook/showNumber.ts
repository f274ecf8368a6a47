import { format, isDateFormat } from 'numfmt';
import { TABLE_LIMITS } from '../limits';
import type { TableCell } from '../Table';
import { TableError } from '../TableError';

/** Serial numbers of days: the first one of the 1904 system, and the last day of 9999. */
const START_OF_1904 = 1_462;
const LAST_DAY = 2_958_465;
/** Excel counts 29 February 1900, which did not exist. */
const NO_DAY = 60;
const MILLISECONDS_OF_DAY = 86_400_000;
const GENERAL = 'General';
/** The number of digits in a spreadsheet number. */
const DIGITS = 15;

/** Converts the serial number of a day in the 1900 system to `yyyy-MM-dd`; `undefined` for an invalid one. */
function dayOfSerial(serial: number): string | undefined {
  const whole = Math.floor(serial);
  if (whole < 1 || whole > LAST_DAY || whole === NO_DAY) return undefined;
  const start = Date.UTC(1899, 11, whole < NO_DAY ? 31 : 30);
  return new Date(start + whole * MILLISECONDS_OF_DAY).toISOString().slice(0, 10);
}

const plainNumber = (value: number): string => {
  const exact = Number(value.toPrecision(DIGITS));
  return Number.isInteger(exact) ? String(BigInt(exact)) : String(exact);
};

/** Formats a number with a pattern. A long code without a format keeps all digits. */
function formatNumber(pattern: string, value: number): string | undefined {
  if (/^general$/i.test(pattern) && Number.isInteger(value)) return plainNumber(value);
  try {
    const text = format(pattern, value).trim();
    return /^#+$/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

const DAYS = /[dy]/i;
/** Texts, escaped characters and codes in a pattern, which do not belong to a day. */
const NAMED = /"[^"]*(?:"|$)|\\.|\[[^\]]*(?:\]|$)/g;

/** The kind of value a pattern displays. */
type Kind = 'number' | 'day' | 'time';

function kindOfPattern(pattern: string): Kind {
  try {
    if (!isDateFormat(pattern)) return 'number';
  } catch {
    return 'number';
  }
  return DAYS.test(pattern.replaceAll(NAMED, '')) || /mmm/i.test(pattern) ? 'day' : 'time';
}

/**
 * Creates a function that converts numbers to cells.
 * @param is1904 whether days count from 1904 on
 */
export function createShowNumber(patterns: readonly string[], is1904: boolean) {
  const kinds = new Map<string, Kind>();
  return (value: number, style: number): TableCell => {
    const own = patterns[style] ?? GENERAL;
    const pattern = own.length > TABLE_LIMITS.pattern ? GENERAL : own;
    let kind = kinds.get(pattern);
    if (kind === undefined) {
      if (kinds.size === TABLE_LIMITS.patterns)
        throw new TableError(`The sheet uses more than ${TABLE_LIMITS.patterns} formats of numbers.`);
      kind = kindOfPattern(pattern);
      kinds.set(pattern, kind);
    }
    if (kind === 'number') {
      const plain = plainNumber(value);
      return { kind, text: formatNumber(pattern, value) ?? plain, value: plain };
    }
    const serial = is1904 && kind === 'day' ? value + START_OF_1904 : value;
    const text = formatNumber(pattern, serial) ?? plainNumber(value);
    const day = kind === 'day' ? dayOfSerial(serial) : undefined;
    return day === undefined ? text : { kind: 'date', text, value: day };
  };
}

/** Creates a cell from a moment written as text, such as 2027-06-01T00:00:00. */
export function showMoment(written: string): TableCell {
  const text = written.replace('T', ' ').replace(/ 00:00(?::00(?:\.0+)?)?Z?$/, '');
  const [day = ''] = text.split(' ');
  return /^\d{4}-\d\d-\d\d$/.test(day) ? { kind: 'date', text, value: day } : text;
}
