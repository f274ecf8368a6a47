const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'] as const;

/** Where a figure under 1000 is written as the language of the browser's scripts writes it anyway. */
const POINT_LOCALES = new Set(['en', 'en-GB', 'en-US']);

/** Rules are typed without a browser; where there is one, it has a language. */
const browser = globalThis as { navigator?: { language?: string } };

/**
 * A size in bytes with the unit that keeps it under 1000: base 1000, two decimals from KB on (section 9). The locale
 * decides the decimal separator.
 */
export function formatSize(bytes: number, locale?: string): string {
  let value = bytes;
  let unit = 0;
  // 999.995 KB would round to 1000.00 KB, so what rounds up to the next unit already belongs to it.
  while (Math.abs(value) >= (unit === 0 ? 1000 : 999.995) && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit === 0 ? 0 : 2;
  const plainly = Math.abs(value) < 1000 && POINT_LOCALES.has(locale ?? browser.navigator?.language ?? '');
  const figure = plainly ? value.toFixed(digits) : formatterFor(locale, digits).format(value);
  return `${figure} ${UNITS[unit]}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Making a formatter costs a hundred times what using it does, and a list formats one size a row; the very first one
 * makes the browser read its languages, which most readers are spared.
 */
function formatterFor(locale: string | undefined, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formatters.set(key, formatter);
  return formatter;
}
