export { DataRowTable } from './DataRowTable';
export { LoadingTable } from './LoadingTable';
export { useDataRows, type DataRows } from './useDataRows';
