export { FolderBrowser } from './FolderBrowser';
export { FolderWay } from './FolderWay';
