import { parseNumber } from './numbers';

/** Converts a value of a unit to the field's unit; `undefined` for an unknown unit. Units are in lower case. */
export type ConvertUnit = (value: number, unit: string) => number | undefined;

/** An operand: with a unit it is a quantity, a bare number is one only in additions. */
interface Part {
  readonly value: number;
  readonly hasUnit: boolean;
}

const SPACE = /\s*/uy;
const TOKEN = /(?<number>\d+(?:[.,]\d*)?|[.,]\d+)|(?<unit>[a-z%°]+)|(?<sign>[-+*/×÷()−])/uy;

const SAME: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

type Token = { readonly part: Part } | { readonly sign: string };

/** Splits a text into numbers and signs; `undefined` if it contains anything else. */
function tokensOf(text: string, convert: ConvertUnit): Token[] | undefined {
  const tokens: Token[] = [];
  for (const { number, unit, sign } of wordsOf(text)) {
    if (sign !== undefined) tokens.push({ sign: SAME[sign] ?? sign });
    else if (unit !== undefined) {
      // A unit follows a number that has none yet.
      const last = tokens.pop();
      if (!last || !('part' in last) || last.part.hasUnit) return undefined;
      const value = convert(last.part.value, unit);
      if (value === undefined) return undefined;
      tokens.push({ part: { value, hasUnit: true } });
    } else {
      const value = number === undefined ? undefined : parseNumber(number)?.value;
      if (value === undefined) return undefined;
      tokens.push({ part: { value, hasUnit: false } });
    }
  }
  return tokens;
}

/** Yields the numbers, units and signs of a text; an empty word for anything else. */
function* wordsOf(text: string): Generator<Partial<Record<'number' | 'unit' | 'sign', string>>> {
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
    if (at === text.length) return;
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    yield found?.groups ?? {};
    if (!found) return;
    at = TOKEN.lastIndex;
  }
}

/** Thrown for an invalid expression; `parseSum` then returns `undefined`. */
class NoSum extends Error {}

/** Evaluates tokens from left to right, multiplication before addition. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): number {
    const { value } = this.#sum();
    if (this.#at < this.#tokens.length) throw new NoSum();
    return value;
  }

  #takeSign(...signs: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (!token || !('sign' in token) || !signs.includes(token.sign)) return undefined;
    this.#at += 1;
    return token.sign;
  }

  #sum(): Part {
    let sum = this.#product();
    for (let sign = this.#takeSign('+', '-'); sign; sign = this.#takeSign('+', '-')) {
      const { value, hasUnit } = this.#product();
      sum = {
        value: sign === '+' ? sum.value + value : sum.value - value,
        hasUnit: sum.hasUnit || hasUnit,
      };
    }
    return sum;
  }

  #product(): Part {
    let product = this.#one();
    for (let sign = this.#takeSign('*', '/'); sign; sign = this.#takeSign('*', '/')) {
      const by = this.#one();
      // A length times a length is no length.
      if (by.hasUnit && (sign === '/' || product.hasUnit)) throw new NoSum();
      product = {
        value: sign === '*' ? product.value * by.value : product.value / by.value,
        hasUnit: product.hasUnit || by.hasUnit,
      };
    }
    return product;
  }

  #one(): Part {
    const sign = this.#takeSign('+', '-');
    if (sign) {
      const { value, hasUnit } = this.#one();
      return { value: sign === '-' ? -value : value, hasUnit };
    }
    if (this.#takeSign('(')) {
      const inner = this.#sum();
      if (!this.#takeSign(')')) throw new NoSum();
      return inner;
    }
    const token = this.#tokens[this.#at];
    if (!token || !('part' in token)) throw new NoSum();
    this.#at += 1;
    return token.part;
  }
}

/** The maximum length, which limits nested brackets. */
const LONGEST = 200;

/**
 * Parses a number or an expression such as `10mm + 1in`, `(210 - 2*15) / 3`; a bare number has the field's unit. Point
 * and comma both separate decimals. Returns the value in the field's unit, or `undefined` if it is no finite number.
 */
export function parseSum(text: string, convert: ConvertUnit): number | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '' || typed.length > LONGEST) return undefined;
  const tokens = tokensOf(typed, convert);
  if (!tokens) return undefined;
  try {
    const value = new Reader(tokens).whole();
    return Number.isFinite(value) ? value + 0 : undefined;
  } catch (error) {
    if (error instanceof NoSum) return undefined;
    throw error;
  }
}
