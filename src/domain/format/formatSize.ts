import { formatFigure } from './formatFigure';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'] as const;

/**
 * Formats a size in bytes with the unit that keeps it under 1000: base 1000, two decimals from KB on (section 9). The
 * locale decides the decimal separator.
 */
export function formatSize(bytes: number, locale?: string): string {
  let value = bytes;
  let unit = 0;
  // 999.995 KB would round to 1000.00 KB, so it belongs to the next unit.
  while (Math.abs(value) >= (unit === 0 ? 1000 : 999.995) && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit === 0 ? 0 : 2;
  return `${formatFigure(value, { least: digits, most: digits, locale })} ${UNITS[unit]}`;
}
