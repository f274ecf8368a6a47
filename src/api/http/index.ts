export {
  createPlatformApi,
  type Answer,
  type CallOptions,
  type Method,
  type PathOf,
  type PlatformApi,
  type PlatformApiSettings,
} from './createPlatformApi';
export { errorDetail, isNotifiedFailure } from './errorDetail';
export { FetchError } from './FetchError';
export { requireBody, requireParameters, RequiredError } from './RequiredError';
export { ResponseError } from './ResponseError';
