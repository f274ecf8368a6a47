export { outputSettingMutations } from './mutations';
export { outputSettingQueries } from './queries';
