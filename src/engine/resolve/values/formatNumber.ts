/** The format of a number. */
export interface NumberFormat {
  /** From 0 to 4. */
  readonly numberOfDecimals: number;
  readonly decimalSeparator: string;
  /** The separator between groups of three digits; may be empty. */
  readonly thousandsSeparator: string;
}

/** A formatted number: the part before the decimal separator, and the rest from the separator on. */
export interface WrittenNumber {
  readonly whole: string;
  /** Empty if there are no decimals. */
  readonly decimals: string;
}

/**
 * Formats a number, rounded half away from zero. Numbers of 10²¹ and more are written in full, with the exact digits of
 * the double.
 */
export function formatNumber(value: number, format: NumberFormat): WrittenNumber {
  const rounded = roundTo(Math.abs(value), format.numberOfDecimals);
  const [digits = '0', decimals = ''] = rounded.split('.');
  const first = digits.length % 3 || 3;
  const grouped = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(
    format.thousandsSeparator,
  );
  const sign = value < 0 && /[1-9]/.test(rounded) ? '-' : '';
  return { whole: sign + grouped, decimals: decimals && format.decimalSeparator + decimals };
}

/**
 * Returns the shortest decimal of a number of 0 or more, without an exponent. A number too small for any decimal is 0.
 */
function writePlain(value: number): string {
  if (value >= 1e21) return BigInt(value).toString();
  return value < 1e-6 ? '0' : String(value);
}

/** Rounds the visible decimal: 1.005 with two decimals is 1.01, although the double is below it. */
function roundTo(value: number, decimals: number): string {
  const [whole = '0', rest = ''] = writePlain(value).split('.');
  const kept = BigInt(whole + rest.slice(0, decimals).padEnd(decimals, '0'));
  const up = (rest[decimals] ?? '0') >= '5' ? 1n : 0n;
  const digits = (kept + up).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
