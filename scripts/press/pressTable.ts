import type { PressCondition } from '@/domain/colour';
import { tableNodes, writeNumbers } from '@/domain/colour/press/printedColour';
import { readLut } from './readLut';

/** The module with the table of a condition. */
export const tableFile = (condition: PressCondition): string =>
  `src/domain/colour/press/tables/${condition}.ts`;

/** The profile of a condition: it is in PDFs, and the tables for screens are made of it. */
export const profileFile = (condition: PressCondition): string =>
  `platform/rendering/profiles/${condition.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}.icc`;

/** CIELAB as profiles of version 2 keep it, and back. */
const toLab = ([l = 0, a = 0, b = 0]: readonly number[]): number[] => [
  (l * 65_535) / 652.8,
  (a * 65_535) / 256 - 128,
  (b * 65_535) / 256 - 128,
];
const BLACK = [0, (128 * 256) / 65_535, (128 * 256) / 65_535];

/** Writes the module with the table of a profile, relative colorimetric. */
export function writePressTable(name: PressCondition, profile: Buffer): string {
  const toColour = readLut(profile, 'A2B1');
  const toInks = readLut(profile, 'B2A1');
  const lab = tableNodes().flatMap((inks) => toLab(toColour(inks)));
  const [black = 0] = toLab(toColour(toInks(BLACK)));
  return [
    "import type { PressTable } from '../printedColour';",
    '',
    '/** Made by `npm run press` of the profile of this name, which says where it comes from. */',
    `export const ${name}: PressTable = {`,
    `  black: ${black.toFixed(4)},`,
    '  numbers:',
    `    '${writeNumbers(lab)}',`,
    '};',
    '',
  ].join('\n');
}
