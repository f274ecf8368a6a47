import { objectKey } from '@/domain/activity';
import { answerRecorded } from '../../../activity';
import type { Database } from '../../../database';
import { limitInvitations } from '../invitationLimits';
import { inviteAddresses, type InvitationMail } from '../inviteAddresses';
import { factsOf, type UserResult, type Work } from './plannedChange';

/**
 * Invites addresses of a task like the single call, and records it the same way. Returns a result for each, in order:
 * unchanged for somebody whose invitation was sent again, failed with a `userId` if only the mail could not be sent.
 */
export async function inviteSome(
  database: Database,
  work: Work,
  { emails, ...mail }: { readonly emails: readonly string[] } & Pick<InvitationMail, 'mailer' | 'settings'>,
): Promise<UserResult[]> {
  const { task, subscription, now } = work;
  if (!task.invitation) throw new Error('A task that invites has no grants.');
  const invitation = { ...task.invitation, subscription, emails, taskId: task.id };
  const also = task.invitation.groupIds.map((id) => objectKey('group', id));
  const limited = await limitInvitations(database, invitation, now);
  const results = await answerRecorded(database, factsOf(work, { operation: 'inviteUsers', ids: [], also }), {
    within: 'handler',
    handle: ({ recorded }) => inviteAddresses(recorded, invitation, { limited, now, ...mail }),
    onLost: (error) => {
      throw error;
    },
  });
  return results.map(({ status, userId, detail, isAdded }) => ({
    outcome: status !== 'Success' ? 'failed' : isAdded ? 'changed' : 'unchanged',
    userId,
    reason: detail ?? null,
  }));
}
