/** What a typed number has to keep to. */
export interface NumberRules {
  /** Least value. */
  min?: number | undefined;
  /** Greatest value. */
  max?: number | undefined;
  /** Digits after the separator; 2 unless given. */
  decimals?: number | undefined;
  /** Unit shown after the number; may be typed along. */
  unit?: string | undefined;
}

/** The mark between whole digits and decimals, as the reader typed it. */
export type DecimalSeparator = '.' | ',';

/** A number as it was typed. */
export interface TypedNumber {
  value: number;
  /** The separator that was typed, if any. */
  separator: DecimalSeparator | undefined;
}

const DEFAULT_DECIMALS = 2;

const NUMBER = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u;

/**
 * Reads an optional minus sign and digits with one decimal point or comma, with or without the unit after it. Answers
 * `undefined` for anything else: grouped or twice-separated text ("1.234,5") is rejected, never reinterpreted
 * (spec section 5, reading 12).
 */
export function parseNumber(text: string, unit?: string): TypedNumber | undefined {
  const trimmed = text.trim();
  const bare = unit && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  if (!NUMBER.test(bare)) return undefined;
  const separator = /[.,]/u.exec(bare)?.[0] as DecimalSeparator | undefined;
  const value = Number(bare.replace(',', '.'));
  return Number.isFinite(value) ? { value: value + 0, separator } : undefined;
}

/** Rounds half away from zero to so many decimals, in decimal arithmetic: 1.005 becomes 1.01. Never answers -0. */
export function roundTo(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value)}e${decimals}`);
  /* Numbers that print with an exponent of their own have no decimals left to round or are next to nothing. */
  const rounded = Number.isNaN(shifted)
    ? Number(Math.abs(value).toFixed(decimals))
    : Number(`${Math.round(shifted)}e-${decimals}`);
  return Number.isNaN(rounded) ? value : Math.sign(value) * rounded + 0;
}

/**
 * The nearest value within the bounds with no more decimals than allowed: for steps and for values set by code. Where
 * the bounds leave no such value, the nearest bound.
 */
export function fitNumber(
  value: number,
  { min = -Infinity, max = Infinity, decimals = DEFAULT_DECIMALS }: NumberRules,
): number {
  const clamped = Math.min(max, Math.max(min, value));
  const rounded = roundTo(clamped, decimals);
  const step = 10 ** -decimals;
  const fitting = [rounded, rounded - step, rounded + step]
    .map((near) => roundTo(near, decimals))
    .find((near) => near >= min && near <= max);
  return fitting ?? clamped;
}

/** Writes a number with the reader's separator and the unit; no needless zeros, no exponent. */
export function formatNumber(
  value: number,
  { decimals = DEFAULT_DECIMALS, unit }: NumberRules,
  separator: DecimalSeparator = '.',
): string {
  const fixed = value.toFixed(Math.min(100, decimals));
  const [trimmed = fixed] = /^-?\d+(?:\.0*[1-9](?:0*[1-9])*)?/u.exec(fixed) ?? [];
  const plain = trimmed === '-0' ? '0' : trimmed;
  return unit ? `${plain.replace('.', separator)} ${unit}` : plain.replace('.', separator);
}

/**
 * What a committed text means: a number within the rules after rounding, or `undefined` when the last accepted value
 * has to stay.
 */
export function acceptNumber(text: string, rules: NumberRules): TypedNumber | undefined {
  const typed = parseNumber(text, rules.unit);
  if (!typed) return undefined;
  const { min = -Infinity, max = Infinity, decimals = DEFAULT_DECIMALS } = rules;
  const value = roundTo(typed.value, decimals);
  return value >= min && value <= max ? { value, separator: typed.separator } : undefined;
}
