export { refusalOfVersion } from './refusalOfVersion';
export { compareSdkVersions, DEFAULT_SDK_VERSION, sdkVersionLabel } from './sdkVersion';
export { STUDIO_RELEASES } from './studioReleases';
