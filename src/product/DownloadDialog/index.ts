export { DownloadDialog, type FileChoice, type LayoutToDownload } from './DownloadDialog';
export { everyFormat, type DownloadWay } from './downloadWays';
