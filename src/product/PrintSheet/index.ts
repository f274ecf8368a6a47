export { NOT_PRINTED, PrintSheet } from './PrintSheet';
