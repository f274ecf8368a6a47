import type { GlyphsItem } from '../../display';
import { hex, number } from '../file/syntax';
import type { TextLayer } from './fonts';
import type { FontFacts } from './sfnt';
import { writtenSize } from './showGlyphs';
import { clusterTexts } from './spans';

/** The width of every character of the layer, in thousandths of the em. */
export const LAYER_WIDTH = 500;

/** The place of one character of a text that is read from the right. */
interface Slot {
  readonly character: string;
  x: number;
  width: number;
}

/**
 * The operators of a layer that says what a run from the right to the left says, character by character as it is read,
 * with nothing to see: readers find no word in glyphs that stand in the order they are seen. Drawn in an ordinary mode,
 * because some readers leave invisible text out.
 */
export function layerOperators(run: GlyphsItem, facts: FontFacts, layer: TextLayer, font: string): string {
  const { size, glyphs } = run;
  const baseline = number(glyphs[0]?.y ?? 0, 5);
  const slots = slotsOf(run, facts);
  const said = sayings(slots);
  const shown = slots.map(({ character, x, width }, index) => {
    const stretch = number((width / size) * (100_000 / LAYER_WIDTH), 3);
    return `${stretch} Tz\n1 0 0 -1 ${number(x, 5)} ${baseline} Tm\n<${hex(layer.code(said[index] ?? character))}>Tj\n`;
  });
  return `BT\n${font} ${writtenSize(size)} Tf\n${shown.join('')}100 Tz\nET\n`;
}

function slotsOf(run: GlyphsItem, facts: FontFacts): Slot[] {
  const slots = unitsOf(run, facts).flatMap(({ text, left, right }) => {
    const characters = [...text];
    const width = (right - left) / characters.length;
    return characters.map((character, index) => ({ character, x: right - (index + 1) * width, width }));
  });
  // A gap within a word, from kerning, would part it.
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (!next || slot.character.trim() === '' || next.character.trim() === '') continue;
    const right = slot.x + slot.width;
    slot.x = Math.min(next.x + next.width, right - run.size / 1000);
    slot.width = right - slot.x;
  }
  return slots;
}

/** Signs some readers take for parts of numbers, with all that follows up to the next letter. */
const NUMERAL = /[#$%+,./:\u00A2-\u00A5\u00B0\u00B1\u060C\u066A-\u066C\u20A0-\u20CF-]/;
const RIGHT_TO_LEFT_MARK = '\u200F';

/**
 * What each place says. A comma and the space after it would be read from the left by readers that sort by place, and so
 * the space before the comma, but for a mark between them.
 */
const sayings = (slots: readonly Slot[]): string[] =>
  slots.map(({ character }, index) =>
    NUMERAL.test(character) && slots[index + 1]?.character.trim() === ''
      ? `${RIGHT_TO_LEFT_MARK}${character}`
      : character,
  );

/** What is read together, and from where to where it reaches. */
interface Unit {
  text: string;
  left: number;
  right: number;
}

/** Clusters in reading order; those that take no room, such as marks, are read with the one before. */
function unitsOf(run: GlyphsItem, { advance, unitsPerEm }: FontFacts): Unit[] {
  const units: Unit[] = [];
  let unplaced = '';
  for (const [cluster, text] of clusterTexts(run)) {
    const wide = run.glyphs.filter((glyph) => glyph.cluster === cluster && advance(glyph.id) > 0);
    const last = units.at(-1);
    if (wide.length > 0) {
      const left = Math.min(...wide.map(({ x }) => x));
      const right = Math.max(...wide.map(({ id, x }) => x + (advance(id) / unitsPerEm) * run.size));
      units.push({ text: `${unplaced}${text}`, left, right });
      unplaced = '';
    } else if (last) last.text += text;
    else unplaced += text;
  }
  return units;
}
