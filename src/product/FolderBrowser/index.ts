export { FolderBrowser } from './FolderBrowser';
