import type { PlatformApi } from '@/api/http';
import type { User } from '@/api/types';
import { displayName, type MemberCircle } from '@/domain/user';
import {
  BulkGroupsDialog,
  BulkStatusDialog,
  InviteDialog,
  RemoveUserDialog,
  TrialDialog,
  WithdrawInvitationDialog,
} from './dialogs';
import type { Directory } from './directory';
import type { UserPermissions } from './userActions';

/** The one dialog that is open over the list of users. */
export type UsersDialog =
  | { kind: 'invite' | 'trial' }
  | { kind: 'withdraw' | 'remove'; user: User }
  | { kind: 'status'; change: 'activate' | 'deactivate'; users: readonly User[] }
  | { kind: 'groups'; mode: 'add' | 'remove'; users: readonly User[] };

interface UsersDialogsProps {
  api: PlatformApi;
  subscriptionId: string;
  subscriptionName: string;
  may: UserPermissions;
  users: readonly User[];
  directory: Directory;
  circle: MemberCircle;
  dialog: UsersDialog;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Draws the dialog that is open. */
export function UsersDialogs({ dialog, ...props }: UsersDialogsProps) {
  const { onDone } = props;
  switch (dialog.kind) {
    case 'invite':
      return <InviteDialog {...props} />;
    case 'trial':
      return <TrialDialog {...props} />;
    case 'withdraw':
      return <WithdrawInvitationDialog {...props} user={dialog.user} />;
    case 'remove': {
      const removed = () => onDone(`${displayName(dialog.user)} was removed.`);
      return <RemoveUserDialog {...props} user={dialog.user} onRemoved={removed} />;
    }
    case 'status':
      return <BulkStatusDialog {...props} change={dialog.change} users={dialog.users} />;
    case 'groups':
      return <BulkGroupsDialog {...props} mode={dialog.mode} users={dialog.users} />;
  }
}
