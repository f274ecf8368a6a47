import { pathTo } from '@/domain/paths';
import { refusalOfInvitations } from '@/domain/subscriptions';
import {
  INVITATION_NOT_SENT,
  NO_TRIAL,
  refusalOfInvitation,
  refusalOfWithdrawal,
  shortestWait,
  tooManyInvitations,
  TRIAL_IS_ADMINS,
} from '@/domain/users';
import type { Database } from '../../database';
import { roleScope, type SubscriptionRow } from '../../access/authorize';
import { passwordLink } from '../../identity/passwordLink';
import type { Caller } from '../../access/loadCaller';
import { selectEnvironments } from '../environments/environmentQueries';
import { findTrial } from '../environments/findTrial';
import type { Call, Handlers, Schemas } from '../operations';
import { problemOf, refuseIf } from '../../http/Problem';
import { normalisedEmail } from '../../mail/normalisedEmail';
import { distinctEntries } from '../roleCodes';
import { knownGroups } from '../user-groups/userGroupQueries';
import { admit, type Admission, type Invitation } from './admit';
import { limitInvitations } from './invitationLimits';
import { changeMember, endMembership, requireAllowed, type Member } from './memberChanges';
import { requireUser } from './userQueries';

type Ids = 'inviteUsers' | 'inviteToTrial' | 'withdrawInvitation';

/** The operations on invitations. */
export const invitationHandlers: Handlers<Ids> = {
  async inviteUsers(call) {
    const { database, caller, body } = call;
    const subscription = await call.enterSubscription(body.subscriptionId);
    refuseIf(refusalOfInvitations(subscription));
    const environmentRoles = distinctEntries(body.environments ?? []);
    const groupIds = await invitableGroups(database, caller, subscription, {
      roles: environmentRoles,
      groupIds: body.userGroupIds,
    });
    return invite(call, { subscription, emails: body.userEmails, environmentRoles, groupIds });
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
  const { database, recorded, now, reply } = call;
  const addressOf = new Map(invitation.emails.map((email) => [email, normalisedEmail(email)]));
  const addresses = new Set([...addressOf.values()].filter((address) => address !== undefined));
  const limited = await limitInvitations(
    database,
    { subscriptionId: invitation.subscription.id, addresses },
    now,
  );
  const secondsOf = (email: string) => limited.get(addressOf.get(email) ?? '');
  const wait = shortestWait(invitation.emails.map(secondsOf));
  if (wait !== undefined) {
    reply.header('retry-after', wait);
    throw problemOf(tooManyInvitations(wait));
  }
  const emails = invitation.emails.filter((email) => secondsOf(email) === undefined);
  const sent = await sendInvitations(await admit(recorded, { ...invitation, emails }, now), call);
  // In the order of the request.
  const results = sent.invitationResults.values();
  return {
    invitationResults: invitation.emails.flatMap((userEmail): Schemas['InvitationResult'][] => {
      const seconds = secondsOf(userEmail);
      if (seconds !== undefined)
        return [{ userEmail, status: 'Failure', userId: null, detail: tooManyInvitations(seconds).detail }];
      const { value } = results.next();
      return value ? [value] : [];
    }),
  };
}

async function sendInvitations(
  admissions: Admission[],
  { mailer, settings, now }: Pick<Call<'inviteUsers'>, 'mailer' | 'settings' | 'now'>,
): Promise<Schemas['InvitationResults']> {
  const invitationResults = await Promise.all(
    admissions.map(async (admission): Promise<Schemas['InvitationResult']> => {
      const { userEmail, address, userId, isInUse, detail } = admission;
      if (userId === null || address === undefined)
        return { userEmail, status: 'Failure', userId, ...(detail && { detail }) };
      try {
        await mailer.send({
          to: address,
          subject: 'You are invited',
          text: [
            'An administrator has invited you to Platen.',
            ...(isInUse
              ? [`Accept or decline it: ${new URL(pathTo('invitations'), settings.consoleUrl)}`]
              : [
                  `Set your password within a week: ${passwordLink(userId, now, settings)}`,
                  `If you have one, sign in with it: ${settings.consoleUrl}`,
                ]),
          ].join('\r\n'),
        });
        return { userEmail, status: 'Success', userId };
      } catch {
        return {
          userEmail,
          status: 'SendingPasswordResetEmailFailure',
          userId,
          detail: INVITATION_NOT_SENT,
        };
      }
    }),
  );
  return { invitationResults };
}

/** Returns the groups for an invitation, without the default one. @throws Problem 400 or 403 */
async function invitableGroups(
  db: Database,
  caller: Caller,
  subscription: SubscriptionRow,
  { roles, groupIds }: { roles: Invitation['environmentRoles']; groupIds: string[] },
): Promise<string[]> {
  const wanted = [...new Set(groupIds.map((id) => id.toLowerCase()))];
  const groups = await knownGroups(db, subscription.id, wanted);
  const rooms = await selectEnvironments(db, { subscriptionId: subscription.id });
  const refusal = refusalOfInvitation({
    groupIds: wanted,
    roles,
    groups,
    environmentIds: new Set(rooms.map(({ id }) => id)),
    administered: roleScope(caller, subscription),
  });
  refuseIf(refusal);
  return groups.filter(({ isDefault }) => !isDefault).map(({ id }) => id);
}
