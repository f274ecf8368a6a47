export { compareSdkVersions, DEFAULT_SDK_VERSION, sdkVersionLabel, type SdkVersion } from './sdkVersion';
export { STUDIO_RELEASES } from './studioReleases';
