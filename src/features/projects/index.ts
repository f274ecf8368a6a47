export { ProjectsScreen } from './ProjectsScreen';
export type { ProjectsView } from './projectsView';
