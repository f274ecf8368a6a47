export { FORM_NEEDED } from './formNeeded';
export { uploadStatus } from './uploadStatus';
