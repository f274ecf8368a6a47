export { PictureRows } from './PictureRows';
