import type { DisplayList, Ink } from '../../display';
import { intersection, isEmpty, pathOf, type Box } from './box';
import { paintItems } from './paintItems';
import { pixelGrid, type PixelGrid } from './pixelGrid';
import type { CanvasContext, FindCanvasPicture } from './platform';
import type { CanvasResources } from './resources';
import { cssColour } from './styles';

/** How a page is painted. */
export interface CanvasOptions {
  /** Pixels a point, or which part of the page comes where. */
  readonly scale: number | PixelGrid;
  readonly resources: CanvasResources;
  /** The decoded pictures; those that are not there are left out. */
  readonly pictures: FindCanvasPicture;
  /** What lies below everything, such as paper. @default nothing */
  readonly ground?: Ink;
  /**
   * The box of whole pixels that is painted, in which every pixel comes out as it would with all of the page; the rest stays
   * as it is. @default all
   */
  readonly only?: Box;
}

/**
 * Paints a page from the canvas's top left corner over what is there, in as many pixels as `pixelGrid` says and cut at
 * their edge. The context is left as it was.
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
