export { dataSetHandlers } from './dataSetHandlers';
export { findDataSet, findInColumn, listRows, readRows } from './dataSetQueries';
export { editorViewHandlers } from './editorViewHandlers';
