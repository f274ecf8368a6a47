export {
  COLUMN_TYPES,
  rowsOfSpelled,
  spellRows,
  textOfCell,
  valueOfCell,
  type ColumnType,
  type DataCell,
  type DataColumn,
  type DataRow,
  type DataValue,
  type SpelledRows,
} from './columns';
export {
  DATA_SET_SORTS,
  describeDataSet,
  labelOfRow,
  nameOfFile,
  type DataSetRecord,
  type DataSetSort,
} from './dataSet';
export {
  DATA_SET_LIMITS,
  DATA_SET_TOO_LARGE,
  dataSetOfTable,
  readDataSet,
  type DataSetContent,
} from './readDataSet';
