export { outlineTableFile, readTableFile } from './readTableFile';
export type { TableOutline } from './readRequest';
export { TABLE_FILES } from './tableFiles';
