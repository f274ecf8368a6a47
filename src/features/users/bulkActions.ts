import { Mail, MailX, UserCheck, UserMinus, UsersRound, UserX } from 'lucide-react';
import type { User } from '@/api/types';
import type { DataTableBulkAction } from '@/components/DataTable';
import { parseUserStatus } from '@/domain/users';
import type { UserPermissions } from './userActions';
import type { UsersDialog } from './UsersDialogs';

/** Whether a user has an unanswered invitation. */
export const isInvited = ({ status }: User): boolean => parseUserStatus(status) === 'Pending';

interface BulkSettings {
  may: UserPermissions;
  open: (dialog: UsersDialog) => void;
}

/** Builds the actions on several users; omits those that apply to none of the selected ones. */
export function createBulkActions({ may, open }: BulkSettings): DataTableBulkAction<User>[] {
  const isLocal = ({ isFederated }: User) => !isFederated;
  const actions: (DataTableBulkAction<User> | false)[] = [
    may.invite && {
      id: 'resend',
      label: 'Send again',
      icon: Mail,
      fits: isInvited,
      onSelect: (users) => open({ kind: 'invitations', change: 'resend', users }),
    },
    may.withdrawInvitation && {
      id: 'withdraw',
      label: 'Withdraw',
      icon: MailX,
      fits: isInvited,
      onSelect: (users) => open({ kind: 'invitations', change: 'withdraw', users }),
    },
    may.setGroups && {
      id: 'add-to-group',
      label: 'Add to group',
      icon: UsersRound,
      fits: isLocal,
      onSelect: (users) => open({ kind: 'groups', mode: 'add', users }),
    },
    may.setGroups && {
      id: 'remove-from-group',
      label: 'Remove from group',
      icon: UserMinus,
      fits: (user) => isLocal(user) && user.userGroupIds.length > 0,
      onSelect: (users) => open({ kind: 'groups', mode: 'remove', users }),
    },
    may.manage && {
      id: 'activate',
      label: 'Activate',
      icon: UserCheck,
      fits: ({ status }) => parseUserStatus(status) === 'Inactive',
      onSelect: (users) => open({ kind: 'status', change: 'activate', users }),
    },
    may.manage && {
      id: 'deactivate',
      label: 'Deactivate',
      icon: UserX,
      fits: ({ status }) => parseUserStatus(status) === 'Active',
      onSelect: (users) => open({ kind: 'status', change: 'deactivate', users }),
    },
  ];
  return actions.filter((action) => action !== false);
}
