export { drawingToPdf } from './drawingToPdf';
export { openResvg, type DrawingFonts } from './openResvg';
export { builtInDrawingFonts } from './builtInDrawingFonts';
