export { projectHandlers } from './projectHandlers';
export { requireProjectDocument } from './projectQueries';
