import type { ColourValue } from '@/components/ColourInput';
import { DEFAULT_CONDITION } from '@/domain/colour';
import { colourOf, type Colour, type ColourUse, type Document } from '@/engine/document';
import { formatHex } from '../../page/formatHex';

/* Rounds to hundredths of a percent, to hide rounding errors; converts back to the same value. */
const percent = (part: number) => Math.round(part * 10_000) / 100;
const part = (shown: number) => Math.round(shown * 100) / 10_000;

/** Converts a colour for fields: inks in percent; grey and HSL as hex digits. */
export function toFieldColour(colour: Colour): ColourValue {
  const rgb = ({ r, g, b }: { r: number; g: number; b: number }) => ({
    r: Math.round(r),
    g: Math.round(g),
    b: Math.round(b),
  });
  const inks = ({ c, m, y, k }: { c: number; m: number; y: number; k: number }) => ({
    c: percent(c),
    m: percent(m),
    y: percent(y),
    k: percent(k),
  });
  switch (colour.type) {
    case 'rgb':
      return { type: 'rgb', value: rgb(colour) };
    case 'cmyk':
      return { type: 'cmyk', value: inks(colour) };
    case 'spotRgb':
      return { type: 'spotRgb', name: colour.ink, value: rgb(colour) };
    case 'spotHex':
      return { type: 'spotHex', name: colour.ink, value: colour.value };
    case 'spotCmyk':
      return { type: 'spotCmyk', name: colour.ink, value: inks(colour) };
    default:
      // Grey and HSL have no inks.
      return { type: 'hex', value: formatHex(colour, DEFAULT_CONDITION) };
  }
}

/**
 * Converts a colour from fields to the document format. Drops the opacity digits, because opacity is stored
 * separately.
 */
export function toDocumentColour(shown: ColourValue): Colour {
  switch (shown.type) {
    case 'hex':
      return { type: 'hex', value: shown.value.slice(0, 7) };
    case 'rgb':
      return { type: 'rgb', ...shown.value };
    case 'spotHex':
      return { type: 'spotHex', ink: shown.name.trim(), value: shown.value.slice(0, 7) };
    case 'spotRgb':
      return { type: 'spotRgb', ink: shown.name.trim(), ...shown.value };
    case 'cmyk':
    case 'spotCmyk': {
      const { c, m, y, k } = shown.value;
      const inks = { c: part(c), m: part(m), y: part(y), k: part(k) };
      return shown.type === 'cmyk'
        ? { type: 'cmyk', ...inks }
        : { type: 'spotCmyk', ink: shown.name.trim(), ...inks };
    }
  }
}

/** Returns the opacity in typed hex digits, from 0 to 1; `undefined` if there was none. */
export function readTypedOpacity(shown: ColourValue): number | undefined {
  const digits = typeof shown.value === 'string' ? shown.value.slice(7) : '';
  return digits === '' ? undefined : Math.round((Number.parseInt(digits, 16) / 255) * 100) / 100;
}

/** Maximum number of used colours on offer. */
const MOST_USED = 16;

/** Whether something shows its colour: it is switched on and has a weight. */
const isSeen = ({ enabled, applied, weight, enableBackground }: Readonly<Record<string, unknown>>): boolean =>
  enabled !== false && applied !== false && weight !== 0 && enableBackground !== false;

/** Returns the colours that a part of a document shows, with repetitions. */
export function collectShownColours(part: unknown): readonly ColourUse[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = part as Readonly<Record<string, unknown>>;
  if (!Array.isArray(part) && !isSeen(own)) return [];
  const isUse =
    (own['type'] === 'local' && typeof own['color'] === 'object') ||
    (own['type'] === 'brandKit' && typeof own['colorId'] === 'string');
  if (isUse) return [part as ColourUse];
  // A stroke with a gradient does not show its colour.
  const isStroke = own['weight'] !== undefined && own['gradient'] !== undefined;
  return Object.entries(own).flatMap(([key, value]) =>
    isStroke && key === 'color' ? [] : collectShownColours(value),
  );
}

/** Returns the used colours outside the brand kit, each once, most frequent first. */
export function listUsedColours({ pages, layouts }: Pick<Document, 'pages' | 'layouts'>): readonly Colour[] {
  const counts = new Map<string, number>();
  for (const use of collectShownColours([pages.items, layouts.items])) {
    if (use.type !== 'local') continue;
    const key = JSON.stringify(use.color);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_USED)
    .map(([key]) => JSON.parse(key) as Colour);
}

/** Describes a colour: its name in the brand kit, its ink, or its numbers. */
export function describeColour(document: Pick<Document, 'brandKit'>, use: ColourUse): string {
  if (use.type === 'brandKit')
    return document.brandKit.colors.items[use.colorId]?.name ?? 'Not in the brand kit';
  const shown = toFieldColour(colourOf(document, use).color);
  if ('name' in shown) return shown.name;
  return typeof shown.value === 'string'
    ? shown.value.toUpperCase()
    : `${shown.type.toUpperCase()} ${Object.values(shown.value).join(' ')}`;
}
