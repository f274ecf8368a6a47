import {
  IDENTITY,
  lineStyle,
  multiply,
  type DisplayItem,
  type GlyphsItem,
  type Line,
  type Matrix,
  type Paint,
} from '../../display';
import { barsData } from './barsData';
import { grow, intersection, isEmpty } from './box';
import type { Brush } from './brush';
import { coverageOf, glyphMatrix } from './coverage';
import { paintGroup } from './paintGroup';
import { paintImage } from './paintImage';
import { isStretched, paintStretched } from './paintStretched';
import { cssColour, styleOf } from './styles';

/** The fill and the line of an item. */
interface Look {
  readonly fill?: Paint;
  readonly stroke?: Line;
}

type SolidPaint = Extract<Paint, { readonly type: 'solid' }>;

/** Fills and strokes a path in its own coordinates, which are not rotated. */
function paintPath({ context, matrix }: Brush, path: object, { fill, stroke }: Look, within: Matrix): void {
  context.setTransform(...multiply(matrix, within));
  if (fill) {
    context.fillStyle = styleOf(context, fill, within);
    context.fill(path);
  }
  if (stroke) {
    context.strokeStyle = styleOf(context, stroke.paint, within);
    const { cap, join, miterLimit, dash } = lineStyle(stroke);
    context.lineWidth = stroke.width / within[0];
    context.lineJoin = join;
    context.lineCap = cap;
    context.miterLimit = miterLimit;
    context.setLineDash(dash.lengths.map((each) => each / within[0]));
    context.lineDashOffset = dash.offset / within[0];
    context.stroke(path);
  }
}

/**
 * Fills glyphs of one colour without a line. It sets the colour once and computes positions without creating matrices.
 */
function fillGlyphs({ context, matrix, resources }: Brush, item: GlyphsItem, fill: SolidPaint): void {
  const [a, b, c, d, e, f] = matrix;
  const factor = item.size / resources.unitsPerEm(item.font);
  context.fillStyle = cssColour(fill.ink, fill.opacity);
  for (const { id, x, y } of item.glyphs) {
    const { path, box } = resources.glyph(item.font, id);
    // Spaces have no outline.
    if (box.left > box.right) continue;
    const across = a * x + c * y + e;
    const down = b * x + d * y + f;
    context.setTransform(a * factor, b * factor, -c * factor, -d * factor, across, down);
    context.fill(path);
  }
}

function paintGlyphs(brush: Brush, item: GlyphsItem): void {
  if (item.fill?.type === 'solid' && !item.stroke) return fillGlyphs(brush, item, item.fill);
  const { resources } = brush;
  const em = resources.unitsPerEm(item.font);
  for (const { id, x, y } of item.glyphs) {
    const { path, box } = resources.glyph(item.font, id);
    if (box.left <= box.right) paintPath(brush, path, item, glyphMatrix(item.size, em, x, y));
  }
}

function paintItem(brush: Brush, item: DisplayItem): void {
  switch (item.type) {
    case 'path':
      if (isStretched(item.fill) || isStretched(item.stroke?.paint))
        return paintStretched(brush, item, paintPath);
      return paintPath(brush, brush.resources.shape(item, () => item.path).path, item, IDENTITY);
    case 'bars':
      return paintPath(brush, brush.resources.shape(item, () => barsData(item)).path, item, IDENTITY);
    case 'glyphs':
      return paintGlyphs(brush, item);
    case 'image':
      return paintImage(brush, item);
    case 'group':
      return paintGroup(brush, item, paintItems);
  }
}

/** Paints items in order; with `only`, those that reach into it. */
export function paintItems(brush: Brush, items: readonly DisplayItem[]): void {
  const { only, matrix, resources, scale } = brush;
  for (const item of items) {
    const covered = only && grow(coverageOf(item, matrix, resources, scale), 1);
    if (!covered || !isEmpty(intersection(covered, only))) paintItem(brush, item);
  }
}
