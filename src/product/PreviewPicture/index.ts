export { PreviewPicture } from './PreviewPicture';
