export {
  createPlatformApi,
  type Answer,
  type CallOptions,
  type FileOptions,
  type Method,
  type PathOf,
  type PlatformApi,
  type PlatformApiSettings,
} from './createPlatformApi';
export { errorDetail, isNotifiedFailure, requestIdOf } from './errorDetail';
export { FetchError } from './FetchError';
export { requireBody, requireParameters, RequiredError } from './RequiredError';
export { ResponseError } from './ResponseError';
