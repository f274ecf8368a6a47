export { DownloadDialog, type FileChoice, type LayoutToDownload } from './DownloadDialog';
