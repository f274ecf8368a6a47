export { DataRowTable } from './DataRowTable';
export { useDataRows, type DataRows } from './useDataRows';
