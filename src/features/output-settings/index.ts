export { OutputSettingScreen } from './OutputSettingScreen';
export { OutputSettingsScreen } from './OutputSettingsScreen';
