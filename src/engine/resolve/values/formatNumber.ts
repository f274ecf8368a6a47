/** How a number is written. */
export interface NumberFormat {
  /** From 0 to 4. */
  readonly numberOfDecimals: number;
  readonly decimalSeparator: string;
  /** Between groups of three digits; none where it is empty. */
  readonly thousandsSeparator: string;
}

/** A number in digits: what stands before the decimal separator, and the separator with the rest. */
export interface WrittenNumber {
  readonly whole: string;
  /** Empty where there are no decimals. */
  readonly decimals: string;
}

/**
 * A number written out and rounded half away from zero. Numbers of 10²¹ and more are written in full, as the digits the
 * double stands for.
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

/** The shortest decimal of a number that is 0 or more, without an exponent: what is less than any decimal shows is 0. */
function plain(value: number): string {
  if (value >= 1e21) return BigInt(value).toString();
  return value < 1e-6 ? '0' : String(value);
}

/** Rounds what a person sees: 1.005 with two decimals is 1.01, though the double lies below it. */
function roundTo(value: number, decimals: number): string {
  const [whole = '0', rest = ''] = plain(value).split('.');
  const kept = BigInt(whole + rest.slice(0, decimals).padEnd(decimals, '0'));
  const up = (rest[decimals] ?? '0') >= '5' ? 1n : 0n;
  const digits = (kept + up).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
