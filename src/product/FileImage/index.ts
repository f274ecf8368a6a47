export { FileImage } from './FileImage';
