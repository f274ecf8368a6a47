import { Variation, type Face, type Font } from 'harfbuzzjs';

/** Values of the axes of a variable font, by tag. */
export type Location = Readonly<Record<string, number>>;

/** The table with the axes of a variable font's style: their number, then tag and value (16.16) of each. */
const STYLE_TABLE = 'PLTN';

/** The maximum number of axes that are read. */
const MOST_AXES = 64;

/** Reads the axes set in a file; `undefined` if it has its defaults. */
export function readLocation(face: Face): Location | undefined {
  const bytes = face.referenceTable(STYLE_TABLE);
  if (!bytes || bytes.length < 2) return undefined;
  // A copy, since the memory of HarfBuzz moves as it grows.
  const table = new DataView(bytes.slice().buffer);
  const location: Record<string, number> = {};
  const end = Math.min(table.byteLength, 2 + 8 * MOST_AXES);
  for (let at = 2; at + 8 <= end; at += 8) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => table.getUint8(at + place)));
    location[tag] = table.getInt32(at + 4) / 65_536;
  }
  return locationIn(face, location);
}

/** Sets all axes of a font to these values within their ranges, or to their defaults. Later values win. */
export function locationIn(face: Face, ...values: readonly (Location | undefined)[]): Location {
  const axes = Object.entries(face.getAxisInfos());
  return Object.fromEntries(
    axes.map(([tag, { min, max, default: usual }]) => {
      const value = values.reduce<number>((below, each) => each?.[tag] ?? below, usual);
      return [tag, Math.min(Math.max(value, min), max)];
    }),
  );
}

/** Sets the axes of a font. */
export const setAxes = (font: Font, location: Location): void =>
  font.setVariations(Object.entries(location).map(([tag, value]) => new Variation(tag, value)));
