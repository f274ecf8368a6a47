import type { DisplayList, Ink } from '../../display';
import { intersection, isEmpty, pathOf, type Box } from './box';
import { paintItems } from './paintItems';
import { pixelGrid, type PixelGrid } from './pixelGrid';
import type { CanvasContext, FindCanvasPicture } from './platform';
import type { CanvasResources } from './resources';
import { cssColour } from './styles';

/** Options for painting a page. */
export interface CanvasOptions {
  /** Pixels for each point, or the grid of a part of the page. */
  readonly scale: number | PixelGrid;
  readonly resources: CanvasResources;
  /** Finds decoded pictures; missing ones are left out. */
  readonly pictures: FindCanvasPicture;
  /**
   * The background below everything, such as paper.
   * @default nothing
   */
  readonly ground?: Ink;
  /**
   * The only box of whole pixels to paint; each pixel equals that of the whole page.
   * @default everything
   */
  readonly only?: Box;
}

/**
 * Paints a page over the canvas from its top left corner, clipped to the size from `pixelGrid`. Restores the state of
 * the context.
 */
export function paintOnCanvas(context: CanvasContext, list: DisplayList, options: CanvasOptions): void {
  const { resources, pictures, ground, only } = options;
  const grid = typeof options.scale === 'number' ? pixelGrid(list, options.scale) : options.scale;
  const { width, height, matrix } = grid;
  const visible = { left: 0, top: 0, right: width, bottom: height };
  const painted = only ? intersection(only, visible) : visible;
  if (isEmpty(painted)) return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clip(resources.createPath(pathOf(painted)));
  if (ground) {
    context.fillStyle = cssColour(ground, 1);
    context.fillRect(0, 0, width, height);
  }
  const brush = { context, matrix, visible, scale: matrix[0], resources, pictures };
  paintItems(only ? { ...brush, only } : brush, list.items);
  context.restore();
}
