import { parseUserStatus } from './userStatus';

/** A change to a user's membership in a subscription. */
export type MemberChange = 'activate' | 'deactivate' | 'demote' | 'remove' | 'withdraw-invitation';

/** The facts of a member that the rules need. */
export interface MemberFacts {
  readonly id: string;
  /** As in the contract, in any case. */
  readonly status: string;
  readonly isSubscriptionAdmin: boolean;
}

/** The facts that prevent members from locking out the subscription or themselves. */
export interface MemberCircle {
  /** The id of the user who makes the change. */
  readonly ownId: string;
  /** The number of active subscription admins before the change. */
  readonly activeAdmins: number;
}

/** The refusal of a change that requires an accepted invitation. */
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
 * Refuses a change to a member; `undefined` if it is allowed. The platform enforces it, and the console shows it in
 * advance (decision 0014).
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

/** The allowed and refused members of a change, with reasons. */
export interface MemberPlan<Member> {
  readonly allowed: readonly Member[];
  readonly refused: readonly { readonly member: Member; readonly reason: string }[];
}

/**
 * Divides members by whether a change is allowed, as if it was made in sequence: of several admins, the last one stays.
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
