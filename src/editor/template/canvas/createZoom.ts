import type { CommandContext } from '../core/commands';
import { ZOOM_IN, ZOOM_OUT, type Viewport } from './Viewport';

/**
 * Creates the zoom commands of a viewport.
 * @param realScale CSS pixels per point at 100 %
 */
export const createZoom = (viewport: Viewport, realScale: number): CommandContext['zoom'] => ({
  in: () => viewport.zoomAt(undefined, ZOOM_IN),
  out: () => viewport.zoomAt(undefined, ZOOM_OUT),
  actual: () => viewport.setScale(realScale),
  fit: () => viewport.fit(),
});
