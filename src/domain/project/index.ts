export {
  describeProject,
  documentOfProject,
  FROM_COLLECTIONS_ONLY,
  outdatedProject,
  PROJECT_SORTS,
  projectEtag,
  type ProjectRecord,
  type ProjectSort,
} from './project';
