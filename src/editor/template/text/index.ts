export type { FontStyleChoice, StylesOf } from './model/fontStyles';
export type { FontFamilyChoice } from './panel/fonts';
export { TextProperties, type TextPropertiesProps } from './panel/TextProperties';
export { TextEditing, type TextEditingProps } from './TextEditing';
