import {
  Crown,
  FolderOutput,
  Mail,
  MailX,
  ShieldOff,
  UserCheck,
  UserMinus,
  UserRound,
  UserX,
} from 'lucide-react';
import type { User } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import type { EnvironmentRoleHeld, RoleName } from '@/domain/access';
import { SEATS_ARE_ADMINS } from '@/domain/subscriptions';
import {
  isLockedOut,
  parseUserStatus,
  refusalOf,
  ROLES_ELSEWHERE,
  type MemberChange,
  type MemberCircle,
} from '@/domain/users';
import { pathTo } from '@/domain/paths';
import { isSubscriptionAdmin, toMember } from './directory';

/** The reader's permissions on users; the platform decides finally. */
export interface UserPermissions {
  /** Invite, and so resend an invitation. */
  readonly invite: boolean;
  /** Why no invitation is possible at present; `undefined` if one is. */
  readonly invitationRefusal: string | undefined;
  readonly withdrawInvitation: boolean;
  /** Activate, deactivate and remove. */
  readonly manage: boolean;
  readonly rename: boolean;
  readonly setSubscriptionRoles: boolean;
  readonly setGroups: boolean;
  readonly assignSeats: boolean;
  /** Whether there is a trial and the reader may invite to it. */
  readonly inviteToTrial: boolean;
  /** Whether the reader may assign roles in an environment. */
  readonly setRolesIn: (environmentId: string) => boolean;
}

/** Environment roles for users, from least to most. */
export const GRID_ROLES: readonly RoleName[] = [
  'User',
  'ContentAdministrator',
  'TemplateDesigner',
  'EnvironmentAdmin',
];

/** Why the reader may not give or take a role in an environment. */
export function roleRefusal(
  { environmentId, role }: EnvironmentRoleHeld,
  { setRolesIn, assignSeats }: UserPermissions,
): string | undefined {
  if (!setRolesIn(environmentId)) return ROLES_ELSEWHERE;
  if (role === 'TemplateDesigner' && !assignSeats) return SEATS_ARE_ADMINS;
  return undefined;
}

/** The actions of a user's menu. */
export interface UserActions {
  readonly activate: (user: User) => void;
  readonly deactivate: (user: User) => void;
  readonly makeAdmin: (user: User) => void;
  readonly demote: (user: User) => void;
  readonly resend: (user: User) => void;
  readonly withdraw: (user: User) => void;
  readonly remove: (user: User) => void;
  readonly handOver: (user: User) => void;
}

/** Builds the menu of a user; unavailable actions have a reason. */
export function userMenu(
  user: User,
  may: UserPermissions,
  circle: MemberCircle,
  actions: UserActions,
): MenuEntry[] {
  const refused = (change: MemberChange) => refusalOf(change, toMember(user), circle);
  const isPending = parseUserStatus(user.status) === 'Pending';
  const entries: (MenuEntry | false)[] = [
    {
      id: 'details',
      label: 'Details',
      icon: UserRound,
      href: pathTo('user-details', { id: user.id }),
    },
    isPending &&
      may.invite && {
        id: 'resend',
        label: 'Send invitation again',
        icon: Mail,
        disabledReason: may.invitationRefusal,
        onSelect: () => actions.resend(user),
      },
    isPending &&
      may.withdrawInvitation && {
        id: 'withdraw',
        label: 'Withdraw invitation…',
        icon: MailX,
        onSelect: () => actions.withdraw(user),
      },
    may.setSubscriptionRoles &&
      (isSubscriptionAdmin(user)
        ? {
            id: 'demote',
            label: 'Remove as subscription admin',
            icon: ShieldOff,
            disabledReason: refused('demote'),
            onSelect: () => actions.demote(user),
          }
        : {
            id: 'make-admin',
            label: 'Make subscription admin',
            icon: Crown,
            onSelect: () => actions.makeAdmin(user),
          }),
    may.manage &&
      !isPending &&
      (isLockedOut(user.status)
        ? {
            id: 'activate',
            label: 'Activate',
            icon: UserCheck,
            disabledReason: refused('activate'),
            onSelect: () => actions.activate(user),
          }
        : {
            id: 'deactivate',
            label: 'Deactivate',
            icon: UserX,
            disabledReason: refused('deactivate'),
            onSelect: () => actions.deactivate(user),
          }),
    may.manage &&
      isLockedOut(user.status) && {
        id: 'hand-over',
        label: 'Hand over projects…',
        icon: FolderOutput,
        onSelect: () => actions.handOver(user),
      },
    may.manage && { kind: 'separator', id: 'before-remove' },
    may.manage && {
      id: 'remove',
      label: 'Remove…',
      icon: UserMinus,
      danger: true,
      disabledReason: refused('remove'),
      onSelect: () => actions.remove(user),
    },
  ];
  return entries.filter((entry) => entry !== false);
}
