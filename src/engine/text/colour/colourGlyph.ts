import { PaintFuncs, type Color, type Font } from 'harfbuzzjs';
import {
  IDENTITY,
  inverse,
  multiply,
  roundMatrix,
  type DisplayItem,
  type Ink,
  type Matrix,
  type Paint,
  type PathData,
} from '../../display';
import { inkOf, keepsCircles, linearPaint, moveCircles, radialPaint } from './colourPaints';
import { addPainted, composite, type Layer } from './layers';
import { pathOf, rectangle, type PlacedOutline } from './outlines';
import { sweepWedges, type Wedge } from './sweep';

/** The state of painting a glyph. */
interface Sheet {
  /** The ink of the text, for parts without a colour of the font. */
  readonly own: Ink;
  readonly matrices: Matrix[];
  /** Nested clips, the innermost last; the glyph's own box has no visible effect. */
  readonly clips: (PlacedOutline & { readonly isBox: boolean })[];
  readonly layers: Layer[];
}

const BLACK: Ink = { rgb: [0, 0, 0] };

const newSheet = (own: Ink): Sheet => ({ own, matrices: [], clips: [], layers: [[]] });

const matrixOf = ({ matrices }: Sheet): Matrix => matrices.at(-1) ?? IDENTITY;

/** Adds an item to the top layer within all clips; `draw` applies the innermost one. */
function addItem(
  sheet: Sheet,
  fill: Paint,
  draw: (innermost: PlacedOutline, path: PathData) => DisplayItem,
): void {
  const [innermost, ...others] = sheet.clips.toReversed();
  if (!innermost) return;
  const path = pathOf(innermost, innermost.matrix);
  const item = others
    .filter(({ isBox }) => !isBox)
    .reduce<DisplayItem>(
      (inner, clip) => ({ type: 'group', clip: pathOf(clip, clip.matrix), items: [inner] }),
      draw(innermost, path),
    );
  addPainted(sheet.layers.at(-1) ?? [], { item, path, fill, isWhole: innermost.isBox });
}

/** Paints the clipped area; `matrix` maps the paint's coordinates to the glyph. */
function paint(sheet: Sheet, fill: Paint | undefined, matrix: Matrix = IDENTITY): void {
  const back = inverse(matrix);
  if (!fill || !back) return;
  addItem(sheet, fill, (innermost, path) =>
    matrix === IDENTITY
      ? { type: 'path', path, fill }
      : {
          type: 'group',
          transform: roundMatrix(matrix),
          items: [{ type: 'path', path: pathOf(innermost, multiply(back, innermost.matrix)), fill }],
        },
  );
}

/** Paints the clipped area with wedges in order. */
function paintWedges(sheet: Sheet, wedges: readonly Wedge[]): void {
  const [first] = wedges;
  if (!first) return;
  addItem(sheet, { ...first.fill, opacity: 1 }, (_, clip) => ({
    type: 'group',
    clip,
    items: wedges.map(({ path, fill }) => ({ type: 'path', path, fill })),
  }));
}

const solid = (color: Color, own: Ink | undefined): Paint => ({
  type: 'solid',
  ink: inkOf(color, own),
  opacity: color.alpha / 255,
});

/** Creates a painter that collects HarfBuzz's paint callbacks on a sheet. */
function newPainter() {
  const funcs = new PaintFuncs();
  let sheet = newSheet(BLACK);
  const here = () => matrixOf(sheet);
  funcs.setPushTransformFunc((xx, yx, xy, yy, dx, dy) => {
    sheet.matrices.push(multiply(here(), [xx, yx, xy, yy, dx, dy]));
  });
  funcs.setPopTransformFunc(() => {
    sheet.matrices.pop();
  });
  funcs.setPushClipGlyphFunc((glyph, font) => {
    sheet.clips.push({ commands: font.glyphToJson(glyph), matrix: here(), isBox: false });
  });
  funcs.setPushClipRectangleFunc((left, bottom, right, top) => {
    sheet.clips.push({ commands: rectangle(left, bottom, right, top), matrix: here(), isBox: true });
  });
  funcs.setPopClipFunc(() => {
    sheet.clips.pop();
  });
  funcs.setColorFunc((isForeground, color) => {
    paint(sheet, solid(color, isForeground ? sheet.own : undefined));
  });
  funcs.setLinearGradientFunc((line, ...at) => {
    const [x0, y0, x1, y1, x2, y2] = at;
    const points = [
      [x0, y0],
      [x1, y1],
      [x2, y2],
    ] as const;
    paint(sheet, linearPaint(line, points, here(), sheet.own));
  });
  funcs.setRadialGradientFunc((line, x0, y0, r0, x1, y1, r1) => {
    const circles = { from: { centre: [x0, y0], radius: r0 }, to: { centre: [x1, y1], radius: r1 } } as const;
    const matrix = here();
    if (keepsCircles(matrix)) paint(sheet, radialPaint(line, moveCircles(circles, matrix), sheet.own));
    else paint(sheet, radialPaint(line, circles, sheet.own), matrix);
  });
  funcs.setSweepGradientFunc((line, x, y, start, end) => {
    paintWedges(sheet, sweepWedges(line, { centre: [x, y], start, end }, here(), sheet.own));
  });
  funcs.setPushGroupFunc(() => {
    sheet.layers.push([]);
  });
  funcs.setPopGroupFunc((mode) => {
    const above = sheet.layers.pop() ?? [];
    const below = sheet.layers.pop() ?? [];
    sheet.layers.push(composite(below, above, mode));
  });
  return (font: Font, glyphId: number, own: Ink): DisplayItem[] => {
    sheet = newSheet(own);
    if (!font.paintGlyphOrFail(glyphId, funcs)) return [];
    return (sheet.layers[0] ?? []).map(({ item }) => item);
  };
}

let painter: ReturnType<typeof newPainter> | undefined;

/**
 * Returns the items of a glyph in several colours, in font units with y up; `undefined` if the font has no colours for
 * it. `own` is the ink of the text.
 */
export function colourGlyph(font: Font, glyphId: number, own: Ink): readonly DisplayItem[] | undefined {
  painter ??= newPainter();
  const items = painter(font, glyphId, own);
  return items.length > 0 ? items : undefined;
}
