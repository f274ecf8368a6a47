/** Nodes of the table along each ink. */
const NODES = 7;
/** The characters of a table. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The prefix of a large number, followed by two more characters. */
const LONG = 63;
/** Steps for each unit of CIELAB: lightness, and both colour axes. */
const STEPS = [16, 8, 8] as const;

/** Measured colours of inks on paper: CIELAB for each mix of inks, cyan outermost and black innermost. */
export interface PressTable {
  /** Numbers as differences along every ink: neighbours are similar, so that most take one character. */
  readonly numbers: string;
  /** The lightness of the darkest black. It is displayed as black, and lighter colours shift accordingly. */
  readonly black: number;
}

/** Shares of cyan, magenta, yellow and black, from 0 to 1. */
export type InkShares = readonly [c: number, m: number, y: number, k: number];

/** Light of red, green and blue in shares of white; outside 0 to 1 for colours a screen can't show. */
export type Light = [r: number, g: number, b: number];

/** Returns the light of printed inks in screen primaries. */
export type PrintedColour = (inks: InkShares) => Light;

/** Distances between neighbouring numbers along black, yellow, magenta and cyan. */
const STRIDES = [3, 3 * NODES, 3 * NODES ** 2, 3 * NODES ** 3];

const hasBefore = (index: number, stride: number): boolean => Math.floor(index / stride) % NODES > 0;

/** Reads numbers in zigzag coding: 0, -1, 1, -2 and so on. */
function* readSteps(text: string): Generator<number> {
  const digit = (at: number): number => DIGITS.indexOf(text[at] ?? '');
  for (let at = 0; at < text.length; at += 1) {
    let number = digit(at);
    if (number === LONG) {
      number += digit(at + 1) * 64 + digit(at + 2);
      at += 2;
    }
    yield number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  }
}

function readNumbers(text: string): Float64Array {
  const numbers = Float64Array.from(readSteps(text));
  for (const stride of STRIDES)
    for (let index = 0; index < numbers.length; index += 1)
      if (hasBefore(index, stride)) numbers[index] = (numbers[index] ?? 0) + (numbers[index - stride] ?? 0);
  return numbers.map((number, index) => number / (STEPS[index % 3] ?? 1));
}

/**
 * Writes the numbers of a table in the format of `readNumbers`.
 * @param lab lightness and two colour axes for each node
 */
export function writeNumbers(lab: readonly number[]): string {
  const numbers = lab.map((value, index) => Math.round(value * (STEPS[index % 3] ?? 1)));
  for (const stride of STRIDES)
    for (let index = numbers.length - 1; index >= 0; index -= 1)
      if (hasBefore(index, stride)) numbers[index] = (numbers[index] ?? 0) - (numbers[index - stride] ?? 0);
  return numbers
    .map((number) => (number < 0 ? -2 * number - 1 : 2 * number))
    .map((number) => {
      if (number < LONG) return DIGITS[number] ?? '';
      const rest = number - LONG;
      return `${DIGITS[LONG] ?? ''}${DIGITS[rest >> 6] ?? ''}${DIGITS[rest & 63] ?? ''}`;
    })
    .join('');
}

/** Lists the ink mixes of a table in order. */
export const tableNodes = (): InkShares[] =>
  Array.from({ length: NODES ** 4 }, (_, index) => [
    Math.floor(index / NODES ** 3) / (NODES - 1),
    (Math.floor(index / NODES ** 2) % NODES) / (NODES - 1),
    (Math.floor(index / NODES) % NODES) / (NODES - 1),
    (index % NODES) / (NODES - 1),
  ]);

/** The white point of the profile connection space (CIE D50). */
const WHITE = { x: 0.9642, z: 0.8249 };

/** Converts CIELAB to light in shares of white (CIE 15). */
const lightOf = (value: number): number =>
  value > 6 / 29 ? value * value * value : (108 / 841) * (value - 4 / 29);

/** Reads a table. It uses only products and sums, so that every machine gets the same colours. */
export function readTable({ numbers, black }: PressTable): PrintedColour {
  const table = readNumbers(numbers);
  const dark = lightOf((black + 16) / 116);
  const lab: Light = [0, 0, 0];
  const scale = (value: number): number => (value - dark) / (1 - dark);
  return (inks) => {
    mix(table, inks, lab);
    const height = (lab[0] + 16) / 116;
    const x = scale(lightOf(height + lab[1] / 500)) * WHITE.x;
    const y = scale(lightOf(height));
    const z = scale(lightOf(height - lab[2] / 200)) * WHITE.z;
    // Adapts to the white point of a screen by Bradford's matrix.
    return [
      3.1338561 * x - 1.6168667 * y - 0.4906146 * z,
      -0.9787684 * x + 1.9161415 * y + 0.033454 * z,
      0.0719453 * x - 0.2289914 * y + 1.4052427 * z,
    ];
  };
}

/** Interpolates the sixteen nodes around the inks into `lab`. */
function mix(table: Float64Array, inks: InkShares, lab: Light): void {
  const [c, m, y, k] = inks;
  lab.fill(0);
  for (let corner = 0; corner < 16; corner += 1) {
    const weight = share(c, corner & 8) * share(m, corner & 4) * share(y, corner & 2) * share(k, corner & 1);
    if (weight === 0) continue;
    const row = (node(c, corner & 8) * NODES + node(m, corner & 4)) * NODES + node(y, corner & 2);
    const at = (row * NODES + node(k, corner & 1)) * 3;
    lab[0] += weight * (table[at] ?? 0);
    lab[1] += weight * (table[at + 1] ?? 0);
    lab[2] += weight * (table[at + 2] ?? 0);
  }
}

/** Returns the node below an ink; at most the last but one. */
const below = (ink: number): number => Math.min(NODES - 2, Math.floor(ink * (NODES - 1)));

const node = (ink: number, isUpper: number): number => below(ink) + (isUpper === 0 ? 0 : 1);

/** Returns the weight of the node below or above. */
function share(ink: number, isUpper: number): number {
  const above = ink * (NODES - 1) - below(ink);
  return isUpper === 0 ? 1 - above : above;
}
