export { isEmpty } from './box';
export { changedBox } from './changedBox';
export { shownPixels } from './paintImage';
export { paintOnCanvas, type CanvasOptions } from './paintOnCanvas';
export { pixelGrid, type PixelGrid } from './pixelGrid';
export type { CanvasContext, CanvasPicture, CanvasPlatform, Outlines, Surface } from './platform';
export { newCanvasResources, type CanvasResources } from './resources';
