export { dataSetHandlers } from './dataSetHandlers';
export { findDataSet, listRows, readRows } from './dataSetQueries';
export { editorViewHandlers } from './editorViewHandlers';
