export { projectHandlers } from './projectHandlers';
export { requireProject, requireProjectDocument } from './projectQueries';
