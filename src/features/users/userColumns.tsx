import type { User } from '@/api/types';
import { Text } from '@/components/Text';
import { Tooltip } from '@/components/Tooltip';
import type { DataTableColumn, DataTableFilter } from '@/components/DataTable';
import { formatDateTime, formatRelativeTime, fromUnixSeconds } from '@/domain/format';
import { displayName, USER_STATUSES } from '@/domain/user';
import { UserName } from '@/product/UserName';
import { UserStatusDot, userStatusWord } from '@/product/UserStatusDot';

/** When a user was last seen, in words; the exact time and UTC in a tooltip. */
function LastSeen({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <Text tone="subtle">–</Text>;
  const date = fromUnixSeconds(seconds);
  const { text, utc } = formatDateTime(date);
  return (
    <Tooltip content={`${text} (${utc})`}>
      <Text tabIndex={0}>{formatRelativeTime(date, new Date())}</Text>
    </Tooltip>
  );
}

export const USER_COLUMNS: readonly DataTableColumn<User>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (user) => `${displayName(user)} ${user.email}`,
    cell: (user) => <UserName user={user} href={`/user-management/users/${user.id}/details`} />,
    minWidth: 16,
    grow: 3,
    hideable: false,
    skeleton: 'avatar',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => userStatusWord(status),
    cell: ({ status }) => <UserStatusDot status={status} />,
    minWidth: 9,
    skeleton: 'badge',
  },
  {
    id: 'groups',
    header: 'Groups',
    value: ({ userGroupIds }) => userGroupIds.length,
    numeric: true,
    searchable: false,
    minWidth: 6,
    hideOnMobile: true,
  },
  {
    id: 'sign-in',
    header: 'Sign-in',
    value: ({ isFederated }) => (isFederated ? 'Federated' : 'Local'),
    hideOnMobile: true,
  },
  {
    id: 'last-seen',
    header: 'Last seen',
    value: ({ lastSeen }) => lastSeen,
    cell: ({ lastSeen }) => <LastSeen seconds={lastSeen} />,
    searchable: false,
    hideOnMobile: true,
  },
];

export const USER_FILTERS: readonly DataTableFilter<User>[] = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: USER_STATUSES.map((status) => ({ value: status, label: userStatusWord(status) })),
    matches: ({ status }, value) => status === value,
  },
  {
    id: 'sign-in',
    label: 'Sign-in',
    allLabel: 'All sign-ins',
    options: [
      { value: 'local', label: 'Local' },
      { value: 'federated', label: 'Federated' },
    ],
    matches: ({ isFederated }, value) => isFederated === (value === 'federated'),
  },
];
