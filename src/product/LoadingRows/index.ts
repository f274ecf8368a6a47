export { LoadingRows } from './LoadingRows';
