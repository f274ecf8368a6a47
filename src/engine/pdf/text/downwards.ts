import type { GlyphsItem } from '../../display';
import { hex, number } from '../file/syntax';
import type { TextLayer } from './fonts';
import { LAYER_WIDTH } from './rightToLeft';
import type { FontFacts } from './sfnt';
import { writtenSize } from './showGlyphs';
import { clusterTexts } from './spans';

/** Upright glyphs with the data of their font. */
interface UprightRun {
  readonly item: GlyphsItem;
  readonly facts: FontFacts;
}

/** The start of an upright glyph above its baseline, and the baseline of sideways letters from the middle, in ems. */
const [START, BESIDE_MIDDLE] = [0.88, 0.35];

/**
 * Writes the text layer of a vertical line, character by character as sideways letters. Readers find one line in these
 * together with sideways runs, but not in upright glyphs.
 */
export const layerDownwards = (runs: readonly UprightRun[], layer: TextLayer, font: string): string =>
  `BT\n${runs.map((run) => shownBy(run, layer, font)).join('')}100 Tz\nET\n`;

function shownBy({ item, facts }: UprightRun, layer: TextLayer, font: string): string {
  const { size, glyphs } = item;
  const { advance, unitsPerEm } = facts;
  const letter = glyphs.find(({ id }) => advance(id) > 0) ?? glyphs[0];
  const middle = (letter?.x ?? 0) + (advance(letter?.id ?? 0) / unitsPerEm / 2) * size;
  const baseline = number(middle - BESIDE_MIDDLE * size, 5);
  const places = new Map(glyphs.toReversed().map(({ cluster, y }) => [cluster, y]));
  const rising = [...new Set(places.values())].sort((one, other) => one - other);
  const shown = [...clusterTexts(item)].map(([cluster, text]) => {
    const y = places.get(cluster) ?? 0;
    // Extends to the next glyph, as gaps between characters are no spaces.
    const length = (rising[rising.indexOf(y) + 1] ?? y + size) - y;
    const stretch = number((length / size) * (100_000 / LAYER_WIDTH), 3);
    const place = `${baseline} ${number(y - START * size, 5)}`;
    return `${stretch} Tz\n0 1 1 0 ${place} Tm\n<${hex(layer.code(text))}>Tj\n`;
  });
  return `${font} ${writtenSize(size)} Tf\n${shown.join('')}`;
}
