export { TextProperties } from './panel/TextProperties';
export { TextEditing, type TextEditingProps } from './TextEditing';
