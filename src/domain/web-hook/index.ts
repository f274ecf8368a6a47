export {
  afterFailedTry,
  DELIVERY_PATIENCE,
  DELIVERY_TIME,
  DELIVERY_WAITS,
  describeDelivery,
  eventOfTask,
  isTaken,
  messageOfTask,
  testMessage,
  WEB_HOOK_DISABLED,
  WEB_HOOK_HEADERS,
  type DeliveryRecord,
  type DeliveryStatus,
  type DeliveryTry,
  type WebHookMessageKind,
} from './delivery';
export {
  changedWebHook,
  describeWebHook,
  faultOfWebHookAddress,
  isLocalAddress,
  LONGEST_WEB_HOOK_ADDRESS,
  NEW_WEB_HOOK,
  refusalOfAnotherWebHook,
  type WebHookEvent,
  type WebHookRecord,
} from './webHook';
export { SIGNATURE_SAMPLES } from './signatureSamples';
