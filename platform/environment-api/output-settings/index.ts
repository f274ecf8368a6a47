export { outputSettingHandlers } from './outputSettingHandlers';
export { requireOutputSetting } from './outputSettingQueries';
