import type { Shadow } from '../../display';
import type { Brush } from './brush';
import type { Box } from './box';
import type { Surface } from './platform';

/**
 * Below this blur in pixels, builds of the same library differ visibly. Narrow shadows are therefore blurred here, with
 * the same result everywhere.
 */
const WIDEST = 4;
/** The extent of a blur, in standard deviations. */
const REACH = 3;
const OPAQUE = 255;

/**
 * Whether a shadow is too narrow for the blur of canvases.
 * @param scale pixels for each point
 */
export const isNarrow = ({ blur }: Shadow, scale: number): boolean => blur > 0 && blur * scale < WIDEST;

/** Returns the weights of a normal distribution around a position between 0 and 1, from `-radius` to `radius`. */
function weightsAround(place: number, deviation: number, radius: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius - place) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Lines of an image channel, and the step between their points. */
interface Lines {
  readonly count: number;
  readonly length: number;
  readonly fromLineToLine: number;
  readonly step: number;
}

/** Blurs the lines of an image channel; beyond their ends it is transparent. */
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
 * Paints the shadow of a layer.
 * @param canvas the layer, from its first pixels on
 * @param box its place
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
