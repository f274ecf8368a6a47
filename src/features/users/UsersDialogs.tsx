import type { User } from '@/api/types';
import type { MemberCircle, StatusChange } from '@/domain/users';
import {
  BulkGroupsDialog,
  BulkInvitationsDialog,
  BulkStatusDialog,
  HandOverDialog,
  InviteDialog,
  LeftoversDialog,
  RemoveUserDialog,
  TrialDialog,
  WithdrawInvitationDialog,
} from './dialogs';
import type { Directory } from './directory';
import type { UserPermissions } from './userActions';

/** The only open dialog over the list of users. */
export type UsersDialog =
  | { kind: 'invite' | 'trial' | 'leftovers' }
  | { kind: 'withdraw' | 'remove' | 'hand-over'; user: User }
  | { kind: 'invitations'; change: 'resend' | 'withdraw'; users: readonly User[] }
  | { kind: 'status'; change: StatusChange; users: readonly User[] }
  | { kind: 'groups'; mode: 'add' | 'remove'; users: readonly User[] };

interface UsersDialogsProps {
  subscriptionId: string;
  subscriptionName: string;
  may: UserPermissions;
  users: readonly User[];
  directory: Directory;
  circle: MemberCircle;
  dialog: UsersDialog;
  onClose: () => void;
  /** Called after the user or their invitation is removed. */
  onGone?: () => void;
}

/** Renders the open dialog. */
export function UsersDialogs({ dialog, ...props }: UsersDialogsProps) {
  const { onGone } = props;
  switch (dialog.kind) {
    case 'invite':
      return <InviteDialog {...props} />;
    case 'trial':
      return <TrialDialog {...props} />;
    case 'withdraw':
      return <WithdrawInvitationDialog {...props} user={dialog.user} onWithdrawn={onGone} />;
    case 'remove':
      return <RemoveUserDialog {...props} user={dialog.user} onRemoved={onGone} />;
    case 'hand-over':
      return <HandOverDialog {...props} person={dialog.user} />;
    case 'leftovers':
      return <LeftoversDialog {...props} />;
    case 'invitations':
      return <BulkInvitationsDialog {...props} change={dialog.change} users={dialog.users} />;
    case 'status':
      return <BulkStatusDialog {...props} change={dialog.change} users={dialog.users} />;
    case 'groups':
      return <BulkGroupsDialog {...props} mode={dialog.mode} users={dialog.users} />;
  }
}
