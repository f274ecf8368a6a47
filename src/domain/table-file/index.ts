export { TABLE_LIMITS } from './limits';
export {
  dropBlankLines,
  faultOfLongLines,
  isPacked,
  readTable,
  readTextTable,
  type TableRead,
} from './readTable';
export {
  isBlankCell,
  textOfTableCell,
  valueText,
  type Sheet,
  type Table,
  type TableCell,
  type TypedCell,
} from './Table';
export type { TableTools } from './TableTools';
