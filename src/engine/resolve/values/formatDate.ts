import { partsOf, weekdayOf, type Day, type DayParts } from './day';
import { NAMES, type Locale } from './localeNames';

/** A text in quotes, a run of one letter, or any other character. */
const TOKEN = /'(?:[^']|'')*'|([A-Za-z])\1*|[^]/gu;

const wordOf = (words: string, index: number): string => words.split(' ')[index] ?? '';

function writeToken(token: string, { year, month, date }: DayParts, weekday: number, locale: Locale): string {
  const names = NAMES[locale];
  switch (token) {
    case 'd':
      return String(date);
    case 'dd':
      return String(date).padStart(2, '0');
    case 'M':
      return String(month);
    case 'MM':
      return String(month).padStart(2, '0');
    case 'MMM':
      return wordOf(names.shortMonths, month - 1);
    case 'MMMM':
      return wordOf(names.months, month - 1);
    case 'yy':
      return String(year % 100).padStart(2, '0');
    case 'yyyy':
      return String(year).padStart(4, '0');
    case 'ccc':
      return wordOf(names.shortDays, weekday);
    case 'cccc':
      return wordOf(names.days, weekday);
    case "''":
      return "'";
    default:
      return token.length > 1 && token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : token;
  }
}

/**
 * Writes a day in the words of a language. The format has `d dd M MM MMM MMMM yy yyyy ccc cccc` for day, month, year
 * and day of the week. Quoted text and other characters are literal. An invalid day gives an empty text.
 */
export function formatDate(day: Day, format: string, locale: Locale): string {
  const parts = partsOf(day);
  if (!parts) return '';
  const weekday = weekdayOf(parts);
  return format.replaceAll(TOKEN, (token) => writeToken(token, parts, weekday, locale));
}
