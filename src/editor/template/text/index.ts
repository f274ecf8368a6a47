export { TextProperties } from './panel/TextProperties';
export type { FontFamilyChoice } from './panel/fonts';
export { TextEditing, type TextEditingProps } from '../../page/text/TextEditing';
