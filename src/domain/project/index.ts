export { NOT_A_RECEIVER, OWN_ALREADY } from './handOver';
export {
  describeProject,
  changedTooMuch,
  documentOfProject,
  outdatedProject,
  PROJECT_SORTS,
  projectEtag,
  type ProjectRecord,
  type ProjectSort,
} from './project';
