export {
  createPlatformApi,
  type Answer,
  type CallOptions,
  type DownloadedFile,
  type Method,
  type PathOf,
  type PlatformApi,
  type PlatformApiSettings,
} from './createPlatformApi';
export { errorDetail, isNotifiedFailure } from './errorDetail';
export { FetchError } from './FetchError';
export { requireBody, requireParameters, RequiredError } from './RequiredError';
export { ResponseError, type FieldProblem, type ProblemBody } from './ResponseError';
export { STATUS_MESSAGES, type MessageStatus, type StatusMessages } from './statusMessages';
