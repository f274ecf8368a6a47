export type { KindsOfFonts } from './cleanDrawing';
export { splitHardEdges } from './splitHardEdges';
export { prepareDrawing, type PreparedDrawing, type Preparing } from './prepareDrawing';
export { readDrawn, type Drawn } from './readDrawn';
export { pointsOf, toShapes, type DrawnShape, type Shapes } from './shapes';
export { notesOnText, type TextFont } from './texts';
