export { countUsers } from './countUsers';
export {
  planMemberChange,
  refusalOf,
  type MemberChange,
  type MemberCircle,
  type MemberFacts,
} from './memberChanges';
export { INVITATION_RESULT_LABELS, OPERATION_RESULTS, type OperationResult } from './operationResult';
export { userGate, type GateFacts } from './userGate';
export { displayName, initials } from './userName';
export { isLockedOut, parseUserStatus, USER_STATUSES, type UserStatus } from './userStatus';
export { refusalOfRenaming } from './refusalOfRenaming';
export { refusalOfWithdrawal } from './refusalOfWithdrawal';
