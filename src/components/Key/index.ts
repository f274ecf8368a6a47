export { Key } from './Key';
