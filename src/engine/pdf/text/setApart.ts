import type { GlyphsItem } from '../../display';
import { hex, number } from '../file/syntax';
import type { TextLayer } from './fonts';
import { LAYER_WIDTH } from './rightToLeft';
import type { FontFacts } from './sfnt';
import { writtenSize } from './showGlyphs';
import { clusterTexts } from './spans';

/** The gap within a word that some readers treat as a space, in ems. */
const GAP = 0.08;
/** The declared width of a space, in ems: readers treat wider ones as column gaps. */
const SPACE = 0.25;

/** A soft hyphen is no letter of the word. */
const SOFT_HYPHEN = '\u00ad';

const isBlank = (text: string): boolean => text.trim() === '';

/** Whether the letters of a word are so widely spaced that readers find no word. */
export function hasWideGaps({ glyphs, size, text }: GlyphsItem, { advance, unitsPerEm }: FontFacts): boolean {
  for (let index = 1; index < glyphs.length; index += 1) {
    const [before, glyph] = [glyphs[index - 1], glyphs[index]];
    if (!before || !glyph || before.y !== glyph.y) continue;
    const gap = (glyph.x - before.x) / size - advance(before.id) / unitsPerEm;
    if (gap > GAP && !isBlank(text[before.cluster] ?? '') && !isBlank(text[glyph.cluster] ?? '')) return true;
  }
  return false;
}

/** The place of a cluster. */
interface Slot {
  readonly text: string;
  readonly size: number;
  readonly baseline: number;
  readonly x: number;
  readonly right: number;
}

/**
 * Writes the text layer of widely spaced letters, each as wide as up to the next: readers find words only without gaps.
 */
export function layerOfLetters(
  runs: readonly { readonly item: GlyphsItem; readonly facts: FontFacts }[],
  layer: TextLayer,
  font: string,
): string {
  const slots = withoutGaps(runs.flatMap(({ item, facts }) => slotsOf(item, facts)));
  if (slots.length === 0) return '';
  let size = 0;
  const shown = slots.map((slot) => {
    const chosen = slot.size === size ? '' : `${font} ${writtenSize(slot.size)} Tf\n`;
    size = slot.size;
    const stretch = number(((slot.right - slot.x) / size) * (100_000 / LAYER_WIDTH), 3);
    const place = `${number(slot.x, 5)} ${number(slot.baseline, 5)}`;
    return `${chosen}${stretch} Tz\n1 0 0 -1 ${place} Tm\n<${hex(layer.code(slot.text))}>Tj\n`;
  });
  return `BT\n${shown.join('')}100 Tz\nET\n`;
}

function slotsOf(item: GlyphsItem, { advance, unitsPerEm }: FontFacts): Slot[] {
  const { size, glyphs } = item;
  const texts = clusterTexts(item);
  const baseline = glyphs.find(({ id }) => advance(id) > 0)?.y ?? 0;
  const slots = new Map<number, Slot>();
  for (const { id, x, cluster } of glyphs) {
    const known = slots.get(cluster);
    const right = x + (advance(id) / unitsPerEm) * size;
    slots.set(cluster, {
      text: (texts.get(cluster) ?? '').replaceAll(SOFT_HYPHEN, ''),
      size,
      baseline,
      x: Math.min(known?.x ?? x, x),
      right: Math.max(known?.right ?? right, right),
    });
  }
  const found = [...slots.values()];
  const last = found.at(-1);
  // List markers are followed by space, not by a blank.
  if (item.endsWord && last) found[found.length - 1] = { ...last, text: `${last.text} ` };
  return found.flatMap(splitSlot);
}

/** The maximum number of characters for one code: some readers ignore longer texts. */
const PIECE = 4;

/** Splits a long text, such as the rest of a word, into several codes side by side. */
function splitSlot(slot: Slot): Slot[] {
  const characters = [...slot.text];
  const count = Math.ceil(characters.length / PIECE);
  const width = (slot.right - slot.x) / count;
  return Array.from({ length: count }, (_, index) => ({
    text: characters.slice(index * PIECE, (index + 1) * PIECE).join(''),
    size: slot.size,
    baseline: slot.baseline,
    x: slot.x + index * width,
    right: slot.x + (index + 1) * width,
  }));
}

/** Extends each letter to the next one, and the last one of a word to a narrow space. */
function withoutGaps(slots: readonly Slot[]): Slot[] {
  const placed: Slot[] = [];
  for (const [index, slot] of slots.entries()) {
    const [next, after] = [slots[index + 1], slots[index + 2]];
    const x = isBlank(slot.text) ? (placed.at(-1)?.right ?? slot.x) : slot.x;
    const end = next && isBlank(next.text) ? after && after.x - SPACE * slot.size : next?.x;
    const right = Math.max(end ?? slot.right, x + slot.size / 1000);
    placed.push({ text: slot.text, size: slot.size, baseline: slot.baseline, x, right });
  }
  return placed;
}
