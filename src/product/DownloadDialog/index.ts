export { DownloadDialog, type FileChoice, type LayoutToDownload } from './DownloadDialog';
export { listFormats, type DownloadWay } from './downloadWays';
