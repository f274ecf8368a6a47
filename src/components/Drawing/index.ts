export { Drawing, type DrawingProps } from './Drawing';
export { EmptyDrawing } from './EmptyDrawing';
export { NoMatchDrawing } from './NoMatchDrawing';
export { NotFoundDrawing } from './NotFoundDrawing';
export { ServerErrorDrawing } from './ServerErrorDrawing';
export { UnauthorizedDrawing } from './UnauthorizedDrawing';
export { HatDrawing } from './HatDrawing';
