export { prepareDrawing, type PreparedDrawing, type Preparing } from './prepareDrawing';
export { readDrawn, type Drawn } from './readDrawn';
export { toShapes, type DrawnShape, type Shapes } from './shapes';
