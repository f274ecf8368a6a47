export { compareSdkVersions, DEFAULT_SDK_VERSION, sdkVersionLabel, type SdkVersion } from './sdkVersion';
