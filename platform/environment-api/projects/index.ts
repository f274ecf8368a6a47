export { projectHandlers } from './projectHandlers';
