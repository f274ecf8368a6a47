import { readName } from './fontNames';
import { readTables, tagAt } from './fontTables';

/** Names of switchable features, in display order. */
const LABELS: Readonly<Record<string, string>> = {
  liga: 'Ligatures',
  dlig: 'Rare ligatures',
  calt: 'Contextual forms',
  lnum: 'Lining figures',
  onum: 'Old-style figures',
  pnum: 'Proportional figures',
  tnum: 'Tabular figures',
  zero: 'Slashed zero',
  frac: 'Fractions',
  ordn: 'Ordinals',
  smcp: 'Small capitals',
  c2sc: 'Small capitals from capitals',
  salt: 'Alternate letters',
  swsh: 'Swashes',
};

/** Stylistic sets, which fonts may name. */
const SETS = Array.from({ length: 20 }, (_, index) => `ss${String(index + 1).padStart(2, '0')}`);

/** OpenType tags of switchable features, in display order. */
export const FONT_FEATURES: readonly string[] = [...Object.keys(LABELS), ...SETS];

const ON_BY_DEFAULT = ['liga', 'calt'];

/** Whether fonts apply a feature by default. */
export const isOnByDefault = (tag: string): boolean => ON_BY_DEFAULT.includes(tag);

/** A feature of a font. */
export interface FontFeature {
  readonly tag: string;
  /** Its name; a font may name its stylistic sets. */
  readonly label: string;
}

/** Returns the default name of a feature. */
const featureLabel = (tag: string): string => LABELS[tag] ?? `Stylistic set ${Number(tag.slice(2))}`;

/** A feature in the list of choices. */
export interface OfferedFeature extends FontFeature {
  /** Whether no font has it; it is listed because it is switched on or off. */
  readonly isMissing: boolean;
}

/** Combines features of fonts, with the name of the first font, and switched ones, in display order. */
export function offeredFeatures(
  found: readonly FontFeature[],
  switched: Iterable<string>,
): readonly OfferedFeature[] {
  const labels = new Map(found.map(({ tag, label }) => [tag, label] as const).toReversed());
  const shown = new Set([...labels.keys(), ...switched]);
  return FONT_FEATURES.filter((tag) => shown.has(tag)).map((tag) => ({
    tag,
    label: labels.get(tag) ?? featureLabel(tag),
    isMissing: !labels.has(tag),
  }));
}

/** Reads the switchable features of a font in display order; none if the bytes are no font. */
export function readFeatures(bytes: Uint8Array): readonly FontFeature[] {
  const tables = readTables(bytes);
  const substitutions = tables?.get('GSUB');
  if (!tables || !substitutions) return [];
  const names = new Map<string, number | undefined>();
  try {
    for (const { tag, nameId } of featuresIn(substitutions)) names.set(tag, nameId ?? names.get(tag));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return FONT_FEATURES.filter((tag) => names.has(tag)).map((tag) => {
    const nameId = names.get(tag);
    const own = nameId === undefined ? '' : readName(tables, nameId);
    return { tag, label: own || featureLabel(tag) };
  });
}

/** Reads the effective features of a `GSUB` table (OpenType 1.9, “Feature list table”). */
function* featuresIn(table: DataView): Generator<{ readonly tag: string; readonly nameId?: number }> {
  const list = table.getUint16(6);
  for (let index = 0; index < table.getUint16(list); index += 1) {
    const at = list + 2 + 6 * index;
    const tag = tagAt(table, at);
    const feature = list + table.getUint16(at + 4);
    const [parameters, lookups] = [table.getUint16(feature), table.getUint16(feature + 2)];
    if (lookups === 0) continue;
    const isNamed = SETS.includes(tag) && parameters !== 0 && table.getUint16(feature + parameters) === 0;
    yield isNamed ? { tag, nameId: table.getUint16(feature + parameters + 2) } : { tag };
  }
}
