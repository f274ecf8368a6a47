import { refusalOfGroups } from '@/domain/user-groups';
import { CHANGED_SINCE, GROUP_GONE, NO_MEMBER, STATUS_AFTER, type StatusChange } from '@/domain/users';
import type { MockCaller } from '../mockCaller';
import { MockProblem, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { statusKey, type MockTaskResult, type MockUserTask } from '../mockUserTasks';
import { inviteAddress, withdrawInvitation } from './invitationOperations';
import { requireAllowed } from './memberOperations';

type Result = Pick<MockTaskResult, 'outcome' | 'reason'>;

const CHANGED: Result = { outcome: 'changed', reason: null };
const UNCHANGED: Result = { outcome: 'unchanged', reason: null };

interface Target {
  readonly store: MockStore;
  readonly caller: MockCaller;
  readonly task: MockUserTask;
  readonly membership: MockStore['memberships'][number];
}

/** Changes one member by the rules of the single call. */
export function changeOne(store: MockStore, caller: MockCaller, task: MockUserTask, userId: string): Result {
  const { kind, subscriptionId } = task;
  const membership = store.memberships.find(
    (row) => row.subscriptionId === subscriptionId && row.userId === userId,
  );
  if (!membership)
    return kind === 'withdrawInvitation' ? UNCHANGED : { outcome: 'failed', reason: NO_MEMBER };
  const target = { store, caller, task, membership };
  try {
    switch (kind) {
      case 'activate':
      case 'deactivate':
        return changeStatus(target, kind);
      case 'addToGroup':
      case 'removeFromGroup':
        return changeGroup(target);
      case 'withdrawInvitation':
        if (
          task.undoOf !== null &&
          store.statusTasks.get(statusKey({ subscriptionId, userId })) !== task.undoOf
        )
          return { outcome: 'unchanged', reason: CHANGED_SINCE };
        withdrawInvitation(store, caller, { userId, subscriptionId });
        return CHANGED;
      case 'invite':
        throw new Error('A task that invites is about addresses.');
    }
  } catch (error) {
    if (error instanceof MockProblem) return { outcome: 'failed', reason: error.message };
    throw error;
  }
}

function changeStatus({ store, caller, task, membership }: Target, kind: StatusChange): Result {
  const { subscriptionId, undoOf, id } = task;
  const { userId } = membership;
  const key = statusKey({ subscriptionId, userId });
  if (undoOf !== null && store.statusTasks.get(key) !== undoOf)
    return { outcome: 'unchanged', reason: CHANGED_SINCE };
  if (membership.status === STATUS_AFTER[kind]) return UNCHANGED;
  requireAllowed(store, caller, { subscriptionId, userId }, kind);
  membership.status = STATUS_AFTER[kind];
  store.statusTasks.set(key, id);
  return CHANGED;
}

function changeGroup({ store, task, membership }: Target): Result {
  const { userId } = membership;
  const group = store.userGroups.find(
    ({ id, subscriptionId }) => id === task.groupId && subscriptionId === task.subscriptionId,
  );
  if (!group) return { outcome: 'failed', reason: GROUP_GONE };
  refuseIf(refusalOfGroups(membership, [group.id], [group]));
  const present = store.groupMembers.find((row) => row.groupId === group.id && row.userId === userId);
  if (task.kind === 'addToGroup') {
    if (present || group.isDefault) return UNCHANGED;
    store.groupMembers.push({ groupId: group.id, userId, taskId: task.id });
    return CHANGED;
  }
  if (!present) return UNCHANGED;
  if (task.undoOf !== null && present.taskId !== task.undoOf)
    return { outcome: 'unchanged', reason: CHANGED_SINCE };
  store.groupMembers = store.groupMembers.filter((row) => row !== present);
  return CHANGED;
}

/** Invites one address of a task by the rules of the single call. */
export function inviteOne(
  store: MockStore,
  { id, subscriptionId, grants, results }: MockUserTask,
  result: MockTaskResult,
): Omit<MockTaskResult, 'address'> {
  const email = result.address ?? '';
  const isSame = ({ address }: MockTaskResult) => address?.toLowerCase() === email.toLowerCase();
  const isRepeated = results.findIndex(isSame) < results.indexOf(result);
  const known = store.users.find((row) => row.email.toLowerCase() === email.toLowerCase());
  const isKnown = store.memberships.some(
    (row) => row.userId === known?.id && row.subscriptionId === subscriptionId,
  );
  const invitation = { userEmails: [email], userGroupIds: [], ...grants, subscriptionId };
  const { status, userId, detail = null } = inviteAddress(store, invitation, email, isRepeated);
  if (userId !== null && !isKnown) store.statusTasks.set(statusKey({ subscriptionId, userId }), id);
  if (status !== 'Success') return { userId, outcome: 'failed', reason: detail };
  return { userId, outcome: isKnown ? 'unchanged' : 'changed', reason: null };
}
