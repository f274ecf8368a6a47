export { environmentSettingsMutations } from './mutations';
export { environmentSettingsQueries } from './queries';
