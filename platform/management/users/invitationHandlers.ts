import {
  NO_TRIAL,
  refusalOfWithdrawal,
  shortestWait,
  tooManyInvitations,
  TRIAL_IS_ADMINS,
} from '@/domain/users';
import { roleScope } from '../../access/authorize';
import type { Caller } from '../../access/loadCaller';
import type { Database } from '../../database';
import { problemOf, refuseIf } from '../../http/Problem';
import { findTrial } from '../environments/findTrial';
import type { Call, Handlers, Schemas } from '../operations';
import { distinctEntries } from '../roleCodes';
import type { Invitation } from './admit';
import { limitInvitations } from './invitationLimits';
import { inviteAddresses, requireInvitable } from './inviteAddresses';
import { changeMember, endMembership, requireAllowed, type Member } from './memberChanges';
import { requireUser } from './userQueries';

type Ids = 'inviteUsers' | 'inviteToTrial' | 'withdrawInvitation';

/** The operations on invitations. */
export const invitationHandlers: Handlers<Ids> = {
  async inviteUsers(call) {
    const { database, caller, body } = call;
    const subscription = await call.enterSubscription(body.subscriptionId);
    const grants = await requireInvitable(database, caller, subscription, {
      environmentRoles: distinctEntries(body.environments ?? []),
      groupIds: body.userGroupIds,
    });
    return invite(call, { subscription, emails: body.userEmails, ...grants });
  },

  async inviteToTrial(call) {
    const { database, caller, body } = call;
    const trial = await findTrial(database);
    const isAnyAdmin =
      caller.user.hasFullAccess || [...caller.subscriptionRoles.values()].flat().includes('SA');
    if (!isAnyAdmin) throw problemOf(TRIAL_IS_ADMINS);
    if (!trial) throw problemOf(NO_TRIAL);
    return invite(call, {
      subscription: trial.subscription,
      emails: [body.email],
      environmentRoles: [{ environmentId: trial.environmentId, role: 'EU' }],
      groupIds: [],
    });
  },

  async withdrawInvitation({ database, caller, enterSubscription, params, query, now }) {
    const subscription = await enterSubscription(query.subscriptionId);
    await changeMember({ database, caller, params }, subscription, (transaction, member) =>
      endInvitation(transaction, member, { caller, now }),
    );
    return undefined;
  },
};

/** Withdraws an invitation if the caller may. @throws Problem 403 or 409 */
export async function endInvitation(
  transaction: Database,
  member: Member,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<void> {
  await requireAllowed(transaction, member, 'withdraw-invitation');
  await requireOwnInvitation(transaction, caller, member);
  await endMembership(transaction, member, now);
}

/**
 * Environment admins may withdraw an invitation that grants nothing beyond their environments.
 * @throws Problem 403
 */
async function requireOwnInvitation(
  transaction: Database,
  caller: Caller,
  { subscription, user }: Member,
): Promise<void> {
  const administered = roleScope(caller, subscription);
  if (administered === 'all') return;
  const invited = await requireUser(transaction, subscription.id, user.id, 'all');
  refuseIf(refusalOfWithdrawal(invited, administered));
}

/** @throws Problem 429 when every address has been invited too often */
async function invite(
  call: Pick<Call<'inviteUsers'>, 'database' | 'recorded' | 'mailer' | 'settings' | 'now' | 'reply'>,
  invitation: Invitation,
): Promise<Schemas['InvitationResults']> {
  const { database, recorded, mailer, settings, now, reply } = call;
  const limited = await limitInvitations(database, invitation, now);
  const wait = shortestWait(invitation.emails.map((email) => limited.get(email)));
  if (wait !== undefined) {
    reply.header('retry-after', wait);
    throw problemOf(tooManyInvitations(wait));
  }
  const sent = await inviteAddresses(recorded, invitation, { limited, mailer, settings, now });
  return { invitationResults: sent.map(({ isAdded: _, ...result }) => result) };
}
