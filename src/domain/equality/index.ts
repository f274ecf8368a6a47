export { isSameData } from './isSameData';
export { isSameIgnoringCase } from './isSameIgnoringCase';
export { isSameJson } from './isSameJson';
