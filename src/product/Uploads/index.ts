export { useUploads } from './UploadsContext';
export { UploadsProvider } from './UploadsProvider';
export type { UploadLog } from './UploadTracker';
