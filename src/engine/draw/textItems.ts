import type { DisplayItem, GlyphsItem, Matrix, Paints } from '../display';
import { translation } from '../display';
import type { FontBook, TextBox, TextLayout } from '../text';
import { splitColourGlyphs } from './splitColourGlyphs';
import type { TextColours } from './textColours';
import { joinHyphenatedWords, type SaidRun } from './joinHyphenatedWords';

type Solid = Paints['solid'];

const box = ({ x, y, width, height, color }: TextBox, solid: Solid): DisplayItem => ({
  type: 'path',
  path: `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`,
  fill: solid(color),
});

/** Applies the transform of letters on a path to a box there. */
const turnBox = (item: DisplayItem, { transform }: TextBox): DisplayItem =>
  transform ? { type: 'group', items: [item], transform } : item;

function glyphs(run: SaidRun, { letters, overprints }: TextColours): GlyphsItem | undefined {
  const { font, size, direction, text, glyphs: placed, fill, stroke, overprint } = run;
  if (placed.length === 0 || (!fill && !stroke)) return undefined;
  const paint = fill && letters(fill);
  const line = stroke && { paint: letters(stroke.color), width: stroke.width };
  return {
    type: 'glyphs',
    font,
    size,
    direction,
    text,
    glyphs: placed,
    overprint: overprint || (paint !== undefined && !line && overprints(paint.ink)),
    ...(run.hasRest && { hasRest: true }),
    ...(run.endsWord && { endsWord: true }),
    ...(paint && { fill: paint }),
    ...(line && { stroke: line }),
  };
}

/** Draws the glyphs of a line. Text on a path is turned letter by letter, sideways runs of vertical lines at once. */
function glyphItems(runs: readonly SaidRun[], colours: TextColours, fonts: FontBook): DisplayItem[] {
  const items: DisplayItem[] = [];
  let last: { readonly transform: Matrix; readonly items: DisplayItem[] } | undefined;
  for (const run of runs) {
    const { transform } = run;
    const item = glyphs(run, colours);
    const drawn = item ? splitColourGlyphs(item, fonts) : [];
    if (!transform) items.push(...drawn);
    else if (last?.transform === transform) last.items.push(...drawn);
    else if (drawn.length > 0) items.push({ type: 'group', ...(last = { items: [...drawn], transform }) });
    if (!transform) last = undefined;
  }
  return items;
}

/**
 * Draws a text from the top left corner of its grown frame: the backgrounds of all lines, then glyphs, then underlines
 * and strikethroughs.
 */
export function textItems({ frame, lines }: TextLayout, colours: TextColours, fonts: FontBook) {
  const items: DisplayItem[] = [
    ...lines.flatMap(({ backgrounds }) =>
      backgrounds.map((each) => turnBox(box(each, colours.ground), each)),
    ),
    ...joinHyphenatedWords(lines).flatMap((runs) => glyphItems(runs, colours, fonts)),
    ...lines.flatMap(({ rules }) => rules.map((each) => turnBox(box(each, colours.letters), each))),
  ];
  if (items.length === 0 || (frame.x === 0 && frame.y === 0)) return items;
  return [{ type: 'group', items, transform: translation(-frame.x, -frame.y) } as const];
}
