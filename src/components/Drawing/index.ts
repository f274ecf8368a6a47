export { Drawing, type DrawingProps } from './Drawing';
export { EmptyDrawing } from './EmptyDrawing';
export { FolderDrawing } from './FolderDrawing';
export { NoMatchDrawing } from './NoMatchDrawing';
export { NotFoundDrawing } from './NotFoundDrawing';
export { OfflineDrawing } from './OfflineDrawing';
export { ServerErrorDrawing } from './ServerErrorDrawing';
export { UnauthorizedDrawing } from './UnauthorizedDrawing';
export { HatDrawing } from './HatDrawing';
