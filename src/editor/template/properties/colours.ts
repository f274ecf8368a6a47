import type { ColourValue } from '@/components/ColourInput';
import { DEFAULT_CONDITION } from '@/domain/colour';
import { colourOf, type Colour, type ColourUse, type Document } from '@/engine/document';
import { hexOf } from '../../page/hexOf';

/* Hundredths of a percent: what nobody typed is not shown, and comes back as the same part. */
const percent = (part: number) => Math.round(part * 10_000) / 100;
const part = (shown: number) => Math.round(shown * 100) / 10_000;

/** A colour as fields show it: parts of inks in percent; grey and HSL as hex digits. */
export function shownColour(colour: Colour): ColourValue {
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
      return { type: 'hex', value: hexOf(colour, DEFAULT_CONDITION) };
  }
}

/** A colour as documents keep it. Digits of an opacity are left out: it stands beside the colour. */
export function keptColour(shown: ColourValue): Colour {
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

/** The opacity hex digits were typed with, from 0 to 1; `undefined` where there was none. */
export function typedOpacity(shown: ColourValue): number | undefined {
  const digits = typeof shown.value === 'string' ? shown.value.slice(7) : '';
  return digits === '' ? undefined : Math.round((Number.parseInt(digits, 16) / 255) * 100) / 100;
}

/** The most colours of the template that are offered. */
const MOST_USED = 16;

/** What is switched off, not applied or of no weight shows no colour. */
const isSeen = ({ enabled, applied, weight, enableBackground }: Readonly<Record<string, unknown>>): boolean =>
  enabled !== false && applied !== false && weight !== 0 && enableBackground !== false;

/** Lists the colours that a part of a document shows, as often as it does. */
export function shownUses(part: unknown): readonly ColourUse[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = part as Readonly<Record<string, unknown>>;
  if (!Array.isArray(part) && !isSeen(own)) return [];
  const isUse =
    (own['type'] === 'local' && typeof own['color'] === 'object') ||
    (own['type'] === 'brandKit' && typeof own['colorId'] === 'string');
  return isUse ? [part as ColourUse] : Object.values(own).flatMap(shownUses);
}

/** The colours in use that are not of the brand kit, each once, those used most first. */
export function usedColours({ pages, layouts }: Pick<Document, 'pages' | 'layouts'>): readonly Colour[] {
  const counts = new Map<string, number>();
  for (const use of shownUses([pages.items, layouts.items])) {
    if (use.type !== 'local') continue;
    const key = JSON.stringify(use.color);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_USED)
    .map(([key]) => JSON.parse(key) as Colour);
}

/** How a colour is told in a line: the name in the brand kit, the ink, or its numbers. */
export function tellColour(document: Pick<Document, 'brandKit'>, use: ColourUse): string {
  if (use.type === 'brandKit')
    return document.brandKit.colors.items[use.colorId]?.name ?? 'Not in the brand kit';
  const shown = shownColour(colourOf(document, use).color);
  if ('name' in shown) return shown.name;
  return typeof shown.value === 'string'
    ? shown.value.toUpperCase()
    : `${shown.type.toUpperCase()} ${Object.values(shown.value).join(' ')}`;
}
