export { requireOfferedPicture, requireOfferedRecords } from './offeredPictures';
export { projectHandlers } from './projectHandlers';
export { requireProject, requireProjectDocument } from './projectQueries';
