import type { Matrix } from '../../display';
import type { Box } from './box';
import type { CanvasContext, FindCanvasPicture } from './platform';
import type { CanvasResources } from './resources';

/** A canvas to paint on, with the transform and resources. */
export interface Brush {
  readonly context: CanvasContext;
  /** Maps painted coordinates to pixels. */
  readonly matrix: Matrix;
  /** The visible pixels. */
  readonly visible: Box;
  /**
   * The only area to paint.
   * @default everything
   */
  readonly only?: Box | undefined;
  /** Pixels for each point of the page; shadows use it, since they do not turn with their group. */
  readonly scale: number;
  readonly resources: CanvasResources;
  readonly pictures: FindCanvasPicture;
}
