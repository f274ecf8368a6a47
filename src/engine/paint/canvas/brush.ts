import type { Matrix } from '../../display';
import type { Box } from './box';
import type { CanvasContext, FindCanvasPicture } from './platform';
import type { CanvasResources } from './resources';

/** What is painted on, and where. */
export interface Brush {
  readonly context: CanvasContext;
  /** Takes what is painted to pixels. */
  readonly matrix: Matrix;
  /** The pixels that matter. */
  readonly visible: Box;
  /** What lies outside is not painted. @default all is */
  readonly only?: Box | undefined;
  /** Pixels of a point of the page, for shadows, which do not turn with what throws them. */
  readonly scale: number;
  readonly resources: CanvasResources;
  readonly pictures: FindCanvasPicture;
}
