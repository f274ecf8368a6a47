export { uploadStatus } from './uploadStatus';
