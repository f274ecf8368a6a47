import type { User } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { Text } from '@/components/Text';
import { HintedText } from '@/components/Tooltip';
import { ROLES } from '@/domain/access';
import { fromUnixSeconds } from '@/domain/format';
import { NAME_COLUMN, SIGN_IN_COLUMN, STATUS_COLUMN } from '@/product/personColumns';
import type { Directory } from './directory';
import { Moment } from './Moment';
import { describePlace, rolesInEnvironments, rolesInSubscription, RoleSummary } from './RoleSummary';

/** Exports ISO dates, which spreadsheets sort and compare, instead of Unix seconds. */
const toIso = (seconds: number | null) => (seconds === null ? null : fromUnixSeconds(seconds).toISOString());

const subscriptionRoleWords = (user: User) => rolesInSubscription(user).map((role) => ROLES[role].label);

const NONE = <Text tone="subtle">0</Text>;

/** Builds the columns of users; those of environments and groups need the directory. */
export function createUserColumns(directory: Directory): readonly DataTableColumn<User>[] {
  const groupNames = new Map(directory.groups.map(({ id, name }) => [id, name]));
  const groupsOf = ({ userGroupIds }: User) => userGroupIds.map((id) => groupNames.get(id) ?? id);
  return [
    // At 1024 px every column up to that of the last visit fits beside the menu.
    { ...NAME_COLUMN, minWidth: 14.5 },
    { ...STATUS_COLUMN, searchable: true, minWidth: 7.5 },
    {
      id: 'roles',
      header: 'Roles',
      value: (user) => {
        const { own, through } = rolesInEnvironments(user, directory);
        return [
          ...subscriptionRoleWords(user),
          ...own.map(describePlace),
          ...through.map(describePlace),
        ].join('; ');
      },
      exportAs: [
        { header: 'Roles in the subscription', value: (user) => subscriptionRoleWords(user).join(', ') },
        {
          header: 'Roles in environments',
          value: (user) => rolesInEnvironments(user, directory).own.map(describePlace).join('; '),
        },
        {
          header: 'Roles through groups',
          value: (user) => rolesInEnvironments(user, directory).through.map(describePlace).join('; '),
        },
      ],
      cell: (user) => <RoleSummary user={user} directory={directory} />,
      searchable: false,
      minWidth: 10,
      grow: 2,
      hideOnMobile: true,
    },
    {
      id: 'groups',
      header: 'Groups',
      value: ({ userGroupIds }) => userGroupIds.length,
      exportAs: [{ header: 'Groups', value: (user) => groupsOf(user).join('; ') }],
      cell: (user) =>
        user.userGroupIds.length === 0 ? (
          NONE
        ) : (
          <HintedText numeric hint={groupsOf(user).join(', ')}>
            {user.userGroupIds.length}
          </HintedText>
        ),
      numeric: true,
      searchable: false,
      minWidth: 5,
      hideOnMobile: true,
    },
    { ...SIGN_IN_COLUMN, minWidth: 6 },
    {
      id: 'last-seen',
      header: 'Last seen',
      value: ({ lastSeen }) => lastSeen,
      exportAs: [{ header: 'Last seen', value: ({ lastSeen }) => toIso(lastSeen) }],
      cell: ({ lastSeen }) => <Moment seconds={lastSeen} />,
      searchable: false,
      minWidth: 8,
      hideOnMobile: true,
    },
    {
      id: 'created',
      header: 'Created',
      value: ({ createdAt }) => createdAt,
      exportAs: [{ header: 'Created', value: ({ createdAt }) => toIso(createdAt) }],
      cell: ({ createdAt }) => <Moment seconds={createdAt} />,
      searchable: false,
      minWidth: 8,
      hideOnMobile: true,
    },
  ];
}
