export { drawingToPdf } from './drawingToPdf';
export { openResvg, type DrawingFont, type DrawingFonts } from './openResvg';
export { builtInDrawingFonts } from './builtInDrawingFonts';
