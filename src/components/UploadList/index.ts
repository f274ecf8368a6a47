export { UploadList, type UploadListProps, type UploadListItem } from './UploadList';
