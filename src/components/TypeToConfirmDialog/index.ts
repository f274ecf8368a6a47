export { TypeToConfirmDialog, type TypeToConfirmDialogProps } from './TypeToConfirmDialog';
