export { INVITATION_RESULT_LABELS, OPERATION_RESULTS } from './operationResult';
export { userGate, type GateFacts } from './userGate';
export { displayName, initials } from './userName';
export { isLockedOut, parseUserStatus, USER_STATUSES, type UserStatus } from './userStatus';
