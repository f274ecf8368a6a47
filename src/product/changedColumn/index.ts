export { changedColumn } from './changedColumn';
