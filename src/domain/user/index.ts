export { INVITATION_RESULT_LABELS, OPERATION_RESULTS, type OperationResult } from './operationResult';
export { userGate, type Gate, type GateFacts } from './userGate';
export { displayName, initials, isNameless } from './userName';
export { isLockedOut, parseUserStatus, USER_STATUSES, type UserStatus } from './userStatus';
