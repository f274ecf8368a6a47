export { userGate, type Gate, type GateFacts } from './userGate';
export { displayName, initials, isNameless } from './userName';
export { isLockedOut, parseUserStatus, USER_STATUSES, type UserStatus } from './userStatus';
