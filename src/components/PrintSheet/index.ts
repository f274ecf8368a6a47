export { NOT_PRINTED, PrintSheet, type PrintSheetProps } from './PrintSheet';
