import { readName } from './fontNames';
import { readTables, tagAt, type FontTables } from './fontTables';
import { tagNumber, writeSfnt, type SfntTable } from './sfnt';

/** Values of the axes of a variable font, by tag. */
export type FontLocation = Readonly<Record<string, number>>;

/** An axis of a variable font. */
export interface FontAxis {
  readonly tag: string;
  readonly name: string;
  readonly min: number;
  readonly default: number;
  readonly max: number;
  /** Whether the font hides it from users. */
  readonly isHidden: boolean;
}

/** A named position on the axes of a font. */
interface FontInstance {
  /** The id of its name. */
  readonly nameId: number;
  readonly location: FontLocation;
}

/** The axes of a variable font and its named positions. */
export interface FontVariations {
  readonly axes: readonly FontAxis[];
  readonly instances: readonly FontInstance[];
  /** The position of the file's style. */
  readonly location: FontLocation;
}

/**
 * Our own table for the style of a variable font in a file: the number of axes, then tag and value (16.16) of each. The
 * other tables are the font's.
 */
const STYLE_TABLE = 'PLTN';

/** The maximum number of axes; layout reads no more. */
const MOST_AXES = 64;

/** The maximum number of instances; fonts have a few dozen, and a hostile one could have tens of thousands. */
const MOST_INSTANCES = 1_000;

const AXIS_NAMES: Readonly<Record<string, string>> = {
  wght: 'Weight',
  wdth: 'Width',
  slnt: 'Slant',
  opsz: 'Optical size',
  ital: 'Italic',
};

/** Whether a font is variable. */
export const isVariable = (tables: FontTables): boolean => tables.has('fvar');

/**
 * Reads axes, instances and position of a variable font (OpenType 1.9, `fvar`); `undefined` if its axes are unreadable.
 */
export function readVariations(tables: FontTables): FontVariations | undefined {
  const table = tables.get('fvar');
  try {
    return table && readTable(tables, table);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads the axes of a font file; none if it is not variable or no font. */
export function readAxes(bytes: Uint8Array): Pick<FontVariations, 'axes' | 'location'> {
  const tables = readTables(bytes);
  return (tables && readVariations(tables)) ?? { axes: [], location: {} };
}

function readTable(tables: FontTables, table: DataView): FontVariations | undefined {
  const [start, count, size] = [table.getUint16(4), table.getUint16(8), table.getUint16(10)];
  if (count === 0 || count > MOST_AXES || size < 20) return undefined;
  const axes = Array.from({ length: count }, (_, index) => axisAt(tables, table, start + index * size));
  if (axes.some(({ min, default: usual, max }) => !(min <= usual && usual <= max))) return undefined;
  const [instances, length] = [table.getUint16(12), table.getUint16(14)];
  if (instances > MOST_INSTANCES) return undefined;
  const first = start + count * size;
  return {
    axes,
    instances: Array.from({ length: instances }, (_, index) => {
      const at = first + index * length;
      const values = axes.map(({ tag }, axis) => [tag, toFixed16(table, at + 4 + 4 * axis)] as const);
      return { nameId: table.getUint16(at), location: Object.fromEntries(values) };
    }),
    location: locationOf(tables, axes),
  };
}

const toFixed16 = (table: DataView, at: number): number => table.getInt32(at) / 65_536;

function axisAt(tables: FontTables, table: DataView, at: number): FontAxis {
  const tag = tagAt(table, at);
  return {
    tag,
    name: AXIS_NAMES[tag] ?? (readName(tables, table.getUint16(at + 18)) || tag),
    min: toFixed16(table, at + 4),
    default: toFixed16(table, at + 8),
    max: toFixed16(table, at + 12),
    isHidden: (table.getUint16(at + 16) & 1) === 1,
  };
}

function locationOf(tables: FontTables, axes: readonly FontAxis[]): FontLocation {
  const table = tables.get(STYLE_TABLE);
  const own = new Map<string, number>();
  const end = Math.min(table?.byteLength ?? 0, 2 + 8 * MOST_AXES);
  for (let at = 2; table && at + 8 <= end; at += 8) own.set(tagAt(table, at), toFixed16(table, at + 4));
  return Object.fromEntries(axes.map((axis) => [axis.tag, own.get(axis.tag) ?? axis.default]));
}

const isSamePlace = (one: FontLocation, other: FontLocation): boolean =>
  Object.entries(one).every(([tag, value]) => other[tag] === value);

/** Returns the name of the instance at a file's position; empty if there is none. */
export function instanceName(tables: FontTables, { instances, location }: FontVariations): string {
  const found = instances.find((instance) => isSamePlace(instance.location, location));
  return found ? readName(tables, found.nameId) : '';
}

/**
 * Returns the positions of a variable font's styles: its defaults and named instances, without duplicates. A file of
 * one style has none.
 */
export function placesOf(
  tables: FontTables,
  variations: FontVariations | undefined = readVariations(tables),
): readonly FontLocation[] {
  if (!variations || tables.has(STYLE_TABLE)) return [];
  const { axes, instances } = variations;
  const usual = Object.fromEntries(axes.map((axis) => [axis.tag, axis.default]));
  const places = new Map(instances.map(({ location }) => [JSON.stringify(location), location]));
  return places.has(JSON.stringify(usual)) ? [...places.values()] : [usual, ...places.values()];
}

/** Writes a variable font as the style at a position. */
export function writeStyle(bytes: Uint8Array, tables: FontTables, location: FontLocation): Uint8Array {
  const entries = Object.entries(location);
  const data = new Uint8Array(2 + 8 * entries.length);
  const view = new DataView(data.buffer);
  view.setUint16(0, entries.length);
  entries.forEach(([tag, value], index) => {
    view.setUint32(2 + 8 * index, tagNumber(tag));
    view.setInt32(6 + 8 * index, Math.round(value * 65_536));
  });
  const others = [...tables].map(([tag, table]): SfntTable => ({
    tag: tagNumber(tag),
    data: new Uint8Array(table.buffer, table.byteOffset, table.byteLength),
  }));
  const flavour = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return writeSfnt(flavour, [...others, { tag: tagNumber(STYLE_TABLE), data }]);
}
