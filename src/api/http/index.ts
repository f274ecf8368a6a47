export type { AnswerIn, CallOptions, InitIn, Method, OperationIn, PathIn } from './contractTypes';
export { createContractClient } from './createContractClient';
export {
  createPlatformApi,
  type Answer,
  type FileOptions,
  type PathOf,
  type PlatformApi,
  type PlatformApiSettings,
} from './createPlatformApi';
export {
  errorDetail,
  fieldFault,
  formErrors,
  identityError,
  isBusy,
  isClientFault,
  isGone,
  isNotifiedFailure,
  isStale,
  linkError,
  refusalIn,
  requestIdOf,
} from './errorWords';
export { FetchError } from './FetchError';
export { loadOf } from './loadOf';
export { requireBody, requireParameters, RequiredError } from './RequiredError';
export { ResponseError } from './ResponseError';
export { isStopped, StoppedError } from './StoppedError';
