import type { ShapeFrame } from '../../document';
import { outlinePath } from '../path/outlinePath';
import type { FrameContent, FrameInput } from './content';

/** Draws an outline with its fill and its stroke. */
export function shapeContent({ frame, placement, paints }: FrameInput<ShapeFrame>): FrameContent {
  const path = outlinePath(frame.outline, placement);
  const fill = paints.fill(frame.fill, placement);
  const stroke = paints.line(frame.stroke, placement);
  const isDrawn = path !== '' && (fill ?? stroke);
  return {
    items: isDrawn ? [{ type: 'path', path, ...(fill && { fill }), ...(stroke && { stroke }) }] : [],
    box: placement,
  };
}
