import { pathOf } from './box';
import type { CanvasPlatform, Surface } from './platform';

/** Canvases that are used again: making one for each group would take gigabytes. */
export interface Layers {
  /** Has something painted on a transparent canvas of at least this size and hands the canvas over afterwards. */
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

/** Canvases grow in steps, so that a little more each time does not make a new one each time. */
const STEP = 64;
const stepped = (length: number): number => Math.ceil(length / STEP) * STEP;

/** The canvases of one platform. There are as many as layers lie in each other, each as large as was ever needed. */
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
      width: stepped(Math.max(width, old?.width ?? 0)),
      height: stepped(Math.max(height, old?.height ?? 0)),
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
        // An outline comes out otherwise where it is cut: at the size that is asked for, not at that of the canvas used again.
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
