export { Field, type FieldProps, type FieldTexts, type FieldControlProps } from './Field';
