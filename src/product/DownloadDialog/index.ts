export { DownloadDialog, type FileChoice } from './DownloadDialog';
