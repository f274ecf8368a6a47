import type { Shadow } from '../../display';
import type { Brush } from './brush';
import type { Box } from './box';
import type { Surface } from './platform';

/**
 * Below so many pixels of blur two builds of the same library blur a picture in different ways, some visibly: there the
 * shadow is blurred here, the same everywhere.
 */
const WIDEST = 4;
/** How far a blur reaches, in standard deviations. */
const REACH = 3;
const OPAQUE = 255;

/** Whether a shadow is too narrow for what canvases make of it. @param scale pixels a point */
export const isNarrow = ({ blur }: Shadow, scale: number): boolean => blur > 0 && blur * scale < WIDEST;

/** Weights of a bell curve around a place between 0 and 1, from `-radius` to `radius`. */
function weightsAround(place: number, deviation: number, radius: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius - place) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Lines of a plane and the step from one of their points to the next. */
interface Lines {
  readonly count: number;
  readonly length: number;
  readonly fromLineToLine: number;
  readonly step: number;
}

/** A plane whose lines are blurred; what lies beyond their ends is empty. */
function blurLines(
  from: Float32Array,
  { count, length, fromLineToLine, step }: Lines,
  weights: Float32Array,
): Float32Array {
  const to = new Float32Array(from.length);
  const radius = (weights.length - 1) / 2;
  for (let line = 0; line < count; line += 1) {
    const start = line * fromLineToLine;
    for (let at = 0; at < length; at += 1) {
      const value = from[start + at * step] ?? 0;
      if (value === 0) continue;
      const first = Math.max(0, at - radius);
      const last = Math.min(length - 1, at + radius);
      for (let target = first; target <= last; target += 1) {
        const index = start + target * step;
        to[index] = (to[index] ?? 0) + value * (weights[target - at + radius] ?? 0);
      }
    }
  }
  return to;
}

/**
 * Paints the shadow of what a layer holds.
 * @param canvas what throws it, in its first pixels
 * @param box where that lies
 */
export function paintNarrowShadow(
  { context, scale, resources }: Brush,
  shadow: Shadow,
  canvas: Surface['canvas'],
  box: Box,
): void {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const deviation = (shadow.blur * scale) / 2;
  const margin = Math.ceil(REACH * deviation) + 1;
  const [columns, rows] = [width + 2 * margin, height + 2 * margin];
  const [right, down] = [shadow.offsetX * scale, shadow.offsetY * scale];
  const [left, top] = [Math.floor(right), Math.floor(down)];
  resources.layers.use(
    columns,
    rows,
    (layer) => {
      layer.drawImage(canvas, 0, 0, width, height, margin, margin, width, height);
      const picture = layer.getImageData(0, 0, columns, rows);
      const { data } = picture;
      const covered = Float32Array.from({ length: columns * rows }, (_, index) => data[index * 4 + 3] ?? 0);
      const blurred = blurLines(
        blurLines(
          covered,
          { count: rows, length: columns, fromLineToLine: columns, step: 1 },
          weightsAround(right - left, deviation, margin),
        ),
        { count: columns, length: rows, fromLineToLine: 1, step: columns },
        weightsAround(down - top, deviation, margin),
      );
      const [red, green, blue] = shadow.ink.rgb;
      for (const [index, alpha] of blurred.entries()) {
        data[index * 4] = red * OPAQUE;
        data[index * 4 + 1] = green * OPAQUE;
        data[index * 4 + 2] = blue * OPAQUE;
        data[index * 4 + 3] = alpha;
      }
      layer.putImageData(picture, 0, 0);
    },
    (blurred) => {
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = shadow.opacity;
      const [x, y] = [box.left - margin + left, box.top - margin + top];
      context.drawImage(blurred, 0, 0, columns, rows, x, y, columns, rows);
      context.restore();
    },
  );
}
