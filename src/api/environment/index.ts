export { createEnvironmentApi, type EnvironmentApi } from './createEnvironmentApi';
export { environmentApi } from './environmentApi';
export { nextPageToken } from './nextPageToken';
export { environmentUrl, type EnvironmentAddress } from './environmentUrl';
export type { EnvironmentAnswer, EnvironmentPathOf, EnvironmentPaths } from './environmentContract';
