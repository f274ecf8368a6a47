import { and, eq } from 'drizzle-orm';
import { objectKey } from '@/domain/activity';
import { refusalOfGroups } from '@/domain/user-groups';
import { CHANGED_SINCE, GROUP_GONE } from '@/domain/users';
import type { Database } from '../../../database';
import { userGroupMembers } from '../../../database/schema';
import { refuseIf } from '../../../http/Problem';
import type { Member } from '../memberChanges';
import type { MemberWork, PlannedChange } from './plannedChange';

/** Plans to add a member to a task's group, or to remove them. @throws Problem 409 for a federated member */
export async function groupChangeOf(
  transaction: Database,
  { task, group }: MemberWork,
  { kind, member }: { readonly kind: 'addToGroup' | 'removeFromGroup'; readonly member: Member },
): Promise<PlannedChange> {
  if (!group) return { outcome: 'failed', reason: GROUP_GONE };
  const { user, membership } = member;
  refuseIf(refusalOfGroups(membership, [group.id], [group]));
  const isRow = and(eq(userGroupMembers.groupId, group.id), eq(userGroupMembers.userId, user.id));
  const [present] = await transaction.select().from(userGroupMembers).where(isRow);
  const also = [objectKey('group', group.id)];
  if (kind === 'addToGroup')
    return present || group.isDefault
      ? { outcome: 'unchanged' }
      : {
          operation: 'addUserToGroups',
          also,
          async apply(database) {
            await database
              .insert(userGroupMembers)
              .values({ groupId: group.id, userId: user.id, taskId: task.id });
          },
        };
  if (!present) return { outcome: 'unchanged' };
  if (task.undoOf !== null && present.taskId !== task.undoOf)
    return { outcome: 'unchanged', reason: CHANGED_SINCE };
  return {
    operation: 'removeUserFromGroups',
    also,
    async apply(database) {
      await database.delete(userGroupMembers).where(isRow);
    },
  };
}
