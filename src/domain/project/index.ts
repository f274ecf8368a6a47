export {
  describeProject,
  documentOfProject,
  outdatedProject,
  PROJECT_SORTS,
  projectEtag,
  type ProjectRecord,
  type ProjectSort,
} from './project';
