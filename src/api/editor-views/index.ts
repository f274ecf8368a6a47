export { viewPreferenceMutations, workspaceMutations } from './mutations';
export { viewPreferenceQueries, workspaceQueries } from './queries';
