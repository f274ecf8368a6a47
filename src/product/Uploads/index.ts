export { useUploads } from './UploadsContext';
export { UploadsProvider } from './UploadsProvider';
