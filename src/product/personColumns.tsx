import type { User } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { displayName } from '@/domain/users';
import { pathTo } from '@/domain/paths';
import { UserName } from './UserName';
import { UserStatusDot, userStatusWord } from './UserStatusDot';

/** Picture, name and address, linked to the user; exports have name and address in separate columns. */
export const NAME_COLUMN: DataTableColumn<User> = {
  id: 'name',
  header: 'Name',
  value: (user) => `${displayName(user)} ${user.email}`,
  exportAs: [
    { header: 'Name', value: displayName },
    { header: 'Email', value: ({ email }) => email },
  ],
  cell: (user) => <UserName user={user} href={pathTo('user-details', { id: user.id })} />,
  minWidth: 14,
  grow: 3,
  hideable: false,
  skeleton: 'avatar',
};

/** Whether the user is active or invited. */
export const STATUS_COLUMN: DataTableColumn<User> = {
  id: 'status',
  header: 'Status',
  value: ({ status }) => userStatusWord(status),
  cell: ({ status }) => <UserStatusDot status={status} />,
  searchable: false,
  skeleton: 'badge',
};

/** The identity provider of the user. */
export const SIGN_IN_COLUMN: DataTableColumn<User> = {
  id: 'sign-in',
  header: 'Sign-in',
  value: ({ isFederated }) => (isFederated ? 'Federated' : 'Local'),
  searchable: false,
  hideOnMobile: true,
};
