/**
 * The locale and time zone of the reader.
 * @default the browser's
 */
export interface DateReader {
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** A formatted moment. */
export interface FormattedDate {
  /** In the reader's time zone. */
  readonly text: string;
  /** The same moment in UTC, for a tooltip. */
  readonly utc: string;
  /** For the `dateTime` attribute. */
  readonly iso: string;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Caches formatters: creating one costs a hundred times as much as using it, and a table formats two moments a row. */
function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

function relativeFormat(locale: string | undefined): Intl.RelativeTimeFormat {
  const key = String(locale);
  const format = relativeFormats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormats.set(key, format);
  return format;
}

/** Converts a moment to whole seconds since 1970. */
export const toUnixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Converts Unix seconds to a moment. */
export function fromUnixSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** Formats date and time in the reader's zone and in UTC (reading 18). */
export function formatDateTime(date: Date, { locale, timeZone }: DateReader = {}): FormattedDate {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return {
    text: dateFormat(locale, { ...style, timeZone }).format(date),
    utc: `${dateFormat(locale, { ...style, timeZone: 'UTC' }).format(date)} UTC`,
    iso: date.toISOString(),
  };
}

/** Formats a calendar day such as a contract's start (`2026-11-21`); the time zone does not matter. */
export function formatDay(day: string, locale?: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Formats the time between two moments in the largest whole unit; under a minute counts as now. */
export function formatRelativeTime(date: Date, now: Date, locale?: string): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const format = relativeFormat(locale);
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}
