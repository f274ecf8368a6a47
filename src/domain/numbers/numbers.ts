/** The rules of a typed number. */
export interface NumberRules {
  /** The minimum. */
  min?: number | undefined;
  /** The maximum. */
  max?: number | undefined;
  /**
   * Digits after the separator.
   * @default 2
   */
  decimals?: number | undefined;
  /** The unit displayed after the number; it may be typed too. */
  unit?: string | undefined;
}

/** The decimal separator as typed. */
export type DecimalSeparator = '.' | ',';

/** A number as typed. */
export interface TypedNumber {
  value: number;
  /** The typed separator, if any. */
  separator: DecimalSeparator | undefined;
}

const DEFAULT_DECIMALS = 2;

const NUMBER = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u;

/**
 * Parses an optional minus sign and digits with one decimal point or comma, with or without the unit. Returns
 * `undefined` for other text: grouped or twice-separated numbers ("1.234,5") are rejected, never reinterpreted (spec
 * section 5, reading 12).
 */
export function parseNumber(text: string, unit?: string): TypedNumber | undefined {
  const trimmed = text.trim();
  const bare = unit && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  if (!NUMBER.test(bare)) return undefined;
  const separator = /[.,]/u.exec(bare)?.[0] as DecimalSeparator | undefined;
  const value = Number(bare.replace(',', '.'));
  return Number.isFinite(value) ? { value: value + 0, separator } : undefined;
}

/** Rounds half away from zero in decimal arithmetic: 1.005 becomes 1.01. Never returns -0. */
export function roundTo(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value)}e${decimals}`);
  /* Numbers in exponent notation have no decimals to round, or are nearly 0. */
  const rounded = Number.isNaN(shifted)
    ? Number(Math.abs(value).toFixed(decimals))
    : Number(`${Math.round(shifted)}e-${decimals}`);
  return Number.isNaN(rounded) ? value : Math.sign(value) * rounded + 0;
}

/**
 * Returns the nearest value within the bounds and decimals, for steps and values set by code. If the bounds allow no
 * such value, returns the nearest bound.
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

/** Formats a number with the reader's separator and the unit, without needless zeros and exponents. */
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

/** Reads committed text: a number within the rules after rounding, or `undefined` if the last accepted value stays. */
export function acceptNumber(text: string, rules: NumberRules): TypedNumber | undefined {
  const typed = parseNumber(text, rules.unit);
  if (!typed) return undefined;
  const { min = -Infinity, max = Infinity, decimals = DEFAULT_DECIMALS } = rules;
  const value = roundTo(typed.value, decimals);
  return value >= min && value <= max ? { value, separator: typed.separator } : undefined;
}

/**
 * Returns why a typed text is refused as a number; `undefined` if it is accepted.
 * @param value the parsed number; `undefined` if there is none
 */
export function describeRefusal(
  text: string,
  value: number | undefined,
  rules: NumberRules,
): string | undefined {
  const { min = -Infinity, max = Infinity } = rules;
  if (value === undefined)
    return text.trim() === '' ? 'Type a number.' : `“${text.trim()}” is no number here.`;
  if (value < min) return `The least is ${formatNumber(min, rules)}.`;
  return value > max ? `The most is ${formatNumber(max, rules)}.` : undefined;
}
