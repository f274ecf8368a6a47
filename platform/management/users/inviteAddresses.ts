import { pathTo } from '@/domain/paths';
import { refusalOfInvitations } from '@/domain/subscriptions';
import { INVITATION_NOT_SENT, refusalOfInvitation, tooManyInvitations } from '@/domain/users';
import { roleScope, type SubscriptionRow } from '../../access/authorize';
import type { Caller } from '../../access/loadCaller';
import type { Recorded } from '../../activity';
import type { Database } from '../../database';
import { refuseIf } from '../../http/Problem';
import { passwordLink } from '../../identity/passwordLink';
import type { Mailer } from '../../mail/Mailer';
import type { Settings } from '../../settings';
import { selectEnvironments } from '../environments/environmentQueries';
import type { Schemas } from '../operations';
import { knownGroups } from '../user-groups/userGroupQueries';
import { admit, type Admission, type Invitation } from './admit';

/** The result for an address, and whether the invitation has made them a member. */
export type SentInvitation = Schemas['InvitationResult'] & { readonly isAdded: boolean };

/** The grants of an invitation. */
type Grants = Pick<Invitation, 'environmentRoles' | 'groupIds'>;

/** The mailer, addresses and time that invitations are mailed with. */
export interface InvitationMail {
  readonly mailer: Mailer;
  readonly settings: Pick<Settings, 'publicUrl' | 'consoleUrl' | 'signatureSecret'>;
  readonly now: Date;
}

/**
 * Checks that the caller may invite with these grants, and returns them without the default group.
 * @throws Problem 400, 403, or 409 for an inactive subscription
 */
export async function requireInvitable(
  database: Database,
  caller: Caller,
  subscription: SubscriptionRow,
  { environmentRoles, groupIds }: Grants,
): Promise<Grants> {
  refuseIf(refusalOfInvitations(subscription));
  const wanted = [...new Set(groupIds.map((id) => id.toLowerCase()))];
  const groups = await knownGroups(database, subscription.id, wanted);
  const rooms = await selectEnvironments(database, { subscriptionId: subscription.id });
  const refusal = refusalOfInvitation({
    groupIds: wanted,
    roles: environmentRoles,
    groups,
    environmentIds: new Set(rooms.map(({ id }) => id)),
    administered: roleScope(caller, subscription),
  });
  refuseIf(refusal);
  return { environmentRoles, groupIds: groups.filter(({ isDefault }) => !isDefault).map(({ id }) => id) };
}

/**
 * Admits the addresses, then mails each its invitation. Returns a result for each, in order.
 * @param limited the addresses over a limit, with the seconds to wait; they fail by themselves
 */
export async function inviteAddresses(
  recorded: Recorded,
  invitation: Invitation,
  { limited, ...mail }: InvitationMail & { readonly limited: ReadonlyMap<string, number> },
): Promise<SentInvitation[]> {
  const emails = invitation.emails.filter((email) => !limited.has(email));
  const admissions = await admit(recorded, { ...invitation, emails }, mail.now);
  const sent = (await Promise.all(admissions.map((admission) => sendInvitation(admission, mail)))).values();
  return invitation.emails.flatMap((userEmail): SentInvitation[] => {
    const seconds = limited.get(userEmail);
    if (seconds !== undefined)
      return [
        {
          userEmail,
          status: 'Failure',
          userId: null,
          detail: tooManyInvitations(seconds).detail,
          isAdded: false,
        },
      ];
    const { value } = sent.next();
    return value ? [value] : [];
  });
}

async function sendInvitation(
  { userEmail, address, userId, isAdded = false, isInUse, detail }: Admission,
  { mailer, settings, now }: InvitationMail,
): Promise<SentInvitation> {
  if (userId === null || address === undefined)
    return { userEmail, status: 'Failure', userId, isAdded, ...(detail && { detail }) };
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
    return { userEmail, status: 'Success', userId, isAdded };
  } catch {
    return {
      userEmail,
      status: 'SendingPasswordResetEmailFailure',
      userId,
      detail: INVITATION_NOT_SENT,
      isAdded,
    };
  }
}
