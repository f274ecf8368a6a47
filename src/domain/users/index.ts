export { countUsers } from './countUsers';
export { NAMED_PROJECTS, NOT_A_RECEIVER_HERE, RECEIVER_IS_OWNER, ROLE_WITH_RECEIVER } from './handOver';
export { INVITATION_LIMITS, shortestWait, tooManyInvitations } from './invitationLimits';
export {
  planMemberChange,
  refusalOf,
  type MemberChange,
  type MemberCircle,
  type MemberFacts,
} from './memberChanges';
export { INVITATION_RESULT_LABELS, OPERATION_RESULTS, type OperationResult } from './operationResult';
export { notTheirAddress } from './notTheirAddress';
export { NO_ACCOUNT, overallStatus, refusalOfCaller } from './refusalOfCaller';
export {
  INVITATION_NOT_SENT,
  NO_ADDRESS,
  NO_TRIAL,
  refusalOfInvitation,
  refusalOfInvitee,
  TRIAL_IS_ADMINS,
} from './refusalOfInvitation';
export { refusalOfRenaming } from './refusalOfRenaming';
export { refusalOfNewDesigner, refusalOfRoles, ROLES_ELSEWHERE, takesSeat } from './refusalOfRoles';
export { refusalOfWithdrawal } from './refusalOfWithdrawal';
export { userGate, type GateFacts } from './userGate';
export { displayName, initials } from './userName';
export {
  ACTION_OF_TASK,
  CHANGED_SINCE,
  countInvitations,
  describeUserTask,
  GROUP_GONE,
  isOpenUserTask,
  NO_MEMBER,
  OPEN_USER_TASK_STATUSES,
  OPPOSITE,
  refusalOfTaskGroup,
  refusalOfUndo,
  refusalOfUserTask,
  STATUS_AFTER,
  USER_TASK_ENDED,
  USER_TASK_GIVEN_UP,
  USER_TASK_LIMITS,
  type StatusChange,
  type UserChangeKind,
  type UserTaskKind,
  type UserTaskOutcome,
  type UserTaskStatus,
} from './userTasks';
export { isLockedOut, parseUserStatus, USER_STATUSES, type UserStatus } from './userStatus';
