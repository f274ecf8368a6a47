import type { GlyphsItem } from '../../display';
import { hex, number } from '../file/syntax';
import type { TextLayer } from './fonts';
import type { FontFacts } from './sfnt';
import { writtenSize } from './showGlyphs';
import { clusterTexts } from './spans';

/** The width of each character in the layer, in thousandths of the em. */
export const LAYER_WIDTH = 500;

/** A right-to-left run with the data of its font. */
export interface RightToLeftRun {
  readonly item: GlyphsItem;
  readonly facts: FontFacts;
}

/** The place of one character in a right-to-left text. */
interface Slot {
  readonly character: string;
  readonly size: number;
  readonly baseline: number;
  x: number;
  width: number;
}

/**
 * Writes the text layer of right-to-left runs on a line, character by character in reading order. Readers find no words
 * in glyphs in visual order. It uses a visible mode with blank glyphs, because some readers ignore invisible text.
 * `isBesideText` is whether left-to-right text is at their right.
 */
export function layerOperators(
  runs: readonly RightToLeftRun[],
  layer: TextLayer,
  font: string,
  isBesideText: boolean,
): string {
  const fromTheRight = [...runs].sort((one, other) => rightOf(other) - rightOf(one));
  const apart = withoutGaps(fromTheRight.flatMap(slotsOf));
  const slots = isBesideText ? addMark(apart) : apart;
  const said = sayings(slots);
  let size = 0;
  const shown = slots.map((slot, index) => {
    const chosen = slot.size === size ? '' : `${font} ${writtenSize(slot.size)} Tf\n`;
    size = slot.size;
    const stretch = number((slot.width / size) * (100_000 / LAYER_WIDTH), 3);
    const place = `${number(slot.x, 5)} ${number(slot.baseline, 5)}`;
    return `${chosen}${stretch} Tz\n1 0 0 -1 ${place} Tm\n<${hex(layer.code(said[index] ?? ''))}>Tj\n`;
  });
  return `BT\n${shown.join('')}100 Tz\nET\n`;
}

const rightOf = ({ item }: RightToLeftRun): number => Math.max(...item.glyphs.map(({ x }) => x));

/** Returns the characters of a run, each with its share of its cluster. */
function slotsOf({ item, facts }: RightToLeftRun): Slot[] {
  const { size, glyphs } = item;
  const letter = glyphs.find(({ id }) => facts.advance(id) > 0) ?? glyphs[0];
  return unitsOf(item, facts).flatMap(({ text, left, right }) => {
    const characters = [...text];
    const width = (right - left) / characters.length;
    return characters.map((character, index) => ({
      character,
      size,
      baseline: letter?.y ?? 0,
      x: right - (index + 1) * width,
      width,
    }));
  });
}

/** Closes gaps within a word, since kerning would split it. */
function withoutGaps(slots: Slot[]): Slot[] {
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (!next || slot.character.trim() === '' || next.character.trim() === '') continue;
    const right = slot.x + slot.width;
    slot.x = Math.min(next.x + next.width, right - slot.size / 1000);
    slot.width = right - slot.x;
  }
  return slots;
}

/** Characters some readers treat as parts of numbers, with everything up to the next letter. */
const NUMERAL = /[#$%+,./:\u00A2-\u00A5\u00B0\u00B1\u060C\u066A-\u066C\u20A0-\u20CF-]/;
const LEFT_TO_RIGHT_MARK = '\u200E';
const RIGHT_TO_LEFT_MARK = '\u200F';
const LETTER = /\p{L}/u;

/**
 * Returns the text of each slot. Readers that sort by position attach spaces and commas to the nearest text, and put a
 * space before its comma unless a mark is between them.
 */
const sayings = (slots: readonly Slot[]): string[] =>
  slots.map(({ character }, index) =>
    NUMERAL.test(character) && slots[index + 1]?.character.trim() === ''
      ? `${RIGHT_TO_LEFT_MARK}${character}`
      : character,
  );

/**
 * Adds a mark at the right, between these characters and left-to-right text, for the same reason. If that text is the
 * line's main direction, the first slot is a letter, because spaces at the edge belong to that text. The mark is set
 * apart, so that it does not split the word.
 */
function addMark(slots: readonly Slot[]): Slot[] {
  const [first, ...others] = slots;
  if (!first) return [];
  const { character, x, width, size } = first;
  if (!LETTER.test(character))
    return [{ ...first, character: `${character}${RIGHT_TO_LEFT_MARK}` }, ...others];
  return [{ ...first, character: LEFT_TO_RIGHT_MARK, x: x + width, width: size / 1000 }, ...slots];
}

/** The text of a cluster and its horizontal extent. */
interface Unit {
  text: string;
  left: number;
  right: number;
}

/** Returns clusters in reading order; those without width, such as marks, join the one before. */
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
