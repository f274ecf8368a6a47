export { TextEditing, type TextEditingProps } from './TextEditing';
