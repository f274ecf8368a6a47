import { parseUserStatus } from './userStatus';

/** What can be done to the belonging of a user to a subscription. */
export type MemberChange = 'activate' | 'deactivate' | 'demote' | 'remove' | 'withdraw-invitation';

/** A member of a subscription, as far as the rules ask. */
export interface MemberFacts {
  readonly id: string;
  /** As on the wire, in any case. */
  readonly status: string;
  readonly isSubscriptionAdmin: boolean;
}

/** Who else there is: nobody may lock the subscription out, and nobody themselves. */
export interface MemberCircle {
  /** Id of whoever makes the change. */
  readonly ownId: string;
  /** Active subscription admins before the change. */
  readonly activeAdmins: number;
}

/** Said of somebody only invited, where it takes a member. */
export const NOT_ACCEPTED_YET = 'The user has not accepted the invitation yet.';

const NEEDS_ADMIN_LEFT: readonly MemberChange[] = ['deactivate', 'demote', 'remove'];

function refusalByStatus(change: MemberChange, status: string): string | undefined {
  const known = parseUserStatus(status);
  if (change === 'withdraw-invitation')
    return known === 'Pending' ? undefined : 'The user has accepted the invitation already.';
  if (change === 'activate') {
    if (known === 'Pending') return NOT_ACCEPTED_YET;
    if (known === 'Blocked') return 'The user is blocked and cannot be activated here.';
  }
  if (change === 'deactivate') {
    if (known === 'Pending') return 'The user is still invited. Withdraw the invitation instead.';
    if (known === 'Blocked') return 'The user is blocked already.';
  }
  return undefined;
}

function isActiveAdmin({ status, isSubscriptionAdmin }: MemberFacts): boolean {
  return isSubscriptionAdmin && parseUserStatus(status) === 'Active';
}

/**
 * Why a change to a member is refused, in words fit to be shown; `undefined` when it may go ahead. The platform enforces
 * it, the console says it before anybody tries (decision 0014).
 */
export function refusalOf(
  change: MemberChange,
  member: MemberFacts,
  { ownId, activeAdmins }: MemberCircle,
): string | undefined {
  const byStatus = refusalByStatus(change, member.status);
  if (byStatus || !NEEDS_ADMIN_LEFT.includes(change)) return byStatus;
  if (member.id === ownId) return `You can't ${change} yourself. Ask another subscription admin.`;
  if (isActiveAdmin(member) && activeAdmins <= 1)
    return `You can't ${change} the last active subscription admin. Make someone else one first.`;
  return undefined;
}

/** A change to several members: whom it reaches, and whom not and why. */
export interface MemberPlan<Member> {
  readonly allowed: readonly Member[];
  readonly refused: readonly { readonly member: Member; readonly reason: string }[];
}

/**
 * Divides members into those a change reaches and those it does not, as if made one after the other: of several admins
 * who would all go, the last one stays.
 */
export function planMemberChange<Member extends MemberFacts>(
  change: MemberChange,
  members: readonly Member[],
  { ownId, activeAdmins }: MemberCircle,
): MemberPlan<Member> {
  const allowed: Member[] = [];
  const refused: { member: Member; reason: string }[] = [];
  let left = activeAdmins;
  for (const member of members) {
    const reason = refusalOf(change, member, { ownId, activeAdmins: left });
    if (reason !== undefined) {
      refused.push({ member, reason });
      continue;
    }
    allowed.push(member);
    if (isActiveAdmin(member)) left -= 1;
  }
  return { allowed, refused };
}
