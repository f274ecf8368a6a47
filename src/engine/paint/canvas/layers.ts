import { pathOf } from './box';
import type { CanvasPlatform, Surface } from './platform';

/** Reusable canvases: a new one for each group would take gigabytes. */
export interface Layers {
  /** Calls `paint` with a transparent canvas of at least this size, and passes the canvas on. */
  readonly use: (
    width: number,
    height: number,
    paint: (layer: Surface['context']) => void,
    then: (canvas: Surface['canvas']) => void,
  ) => void;
}

interface Layer extends Surface {
  readonly width: number;
  readonly height: number;
}

/** Sizes grow in steps, so that small increases do not create new canvases. */
const STEP = 64;
const roundUpToStep = (length: number): number => Math.ceil(length / STEP) * STEP;

/** Creates the layers of a platform: one canvas for each nesting level, as large as ever needed. */
export function newLayers({
  createCanvas,
  createPath,
}: Pick<CanvasPlatform, 'createCanvas' | 'createPath'>): Layers {
  const kept: Layer[] = [];
  let depth = 0;

  function layerOf(width: number, height: number): Layer {
    const old = kept[depth];
    if (old && old.width >= width && old.height >= height) return old;
    const size = {
      width: roundUpToStep(Math.max(width, old?.width ?? 0)),
      height: roundUpToStep(Math.max(height, old?.height ?? 0)),
    };
    const layer = { ...createCanvas(size.width, size.height), ...size };
    kept[depth] = layer;
    return layer;
  }

  return {
    use(width, height, paint, then) {
      const { canvas, context } = layerOf(width, height);
      depth += 1;
      context.save();
      try {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, width, height);
        // Clipping changes an outline at the edge: clip at the requested size, not at that of the reused canvas.
        context.clip(createPath(pathOf({ left: 0, top: 0, right: width, bottom: height })));
        paint(context);
        then(canvas);
      } finally {
        context.restore();
        depth -= 1;
      }
    },
  };
}
