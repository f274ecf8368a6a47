import type { User } from '@/api/types';
import type { DataTableFilter } from '@/components/DataTable';
import { parseRole, roleSourcesOf, ROLES, type RoleName } from '@/domain/access';
import { USER_STATUSES } from '@/domain/users';
import { userStatusWord } from '@/product/UserStatusDot';
import { toHolder, type Directory } from './directory';

const FILTERED_ROLES: RoleName[] = [
  'SubscriptionAdmin',
  'EnvironmentAdmin',
  'TemplateDesigner',
  'ContentAdministrator',
  'User',
  'SupportUser',
];

/** Value for users without any role. */
const NO_ROLE = 'none';

/** Builds the filters of users: status, role and environment (individual and from groups), group, sign-in. */
export function createUserFilters(directory: Directory): readonly DataTableFilter<User>[] {
  const { environments, groups, holdings } = directory;
  const sourcesOf = (user: User) => roleSourcesOf(toHolder(user), holdings);
  return [
    {
      id: 'status',
      label: 'Status',
      allLabel: 'All statuses',
      options: USER_STATUSES.map((status) => ({ value: status, label: userStatusWord(status) })),
      matches: ({ status }, value) => status.toLowerCase() === value.toLowerCase(),
    },
    {
      id: 'role',
      label: 'Role',
      allLabel: 'All roles',
      options: [
        ...FILTERED_ROLES.map((role) => ({ value: ROLES[role].code, label: ROLES[role].label })),
        { value: NO_ROLE, label: 'No role' },
      ],
      matches: (user, value) => {
        const sources = sourcesOf(user);
        if (value === NO_ROLE) return sources.length === 0;
        const wanted = parseRole(value);
        return sources.some(({ role }) => role === wanted);
      },
    },
    {
      id: 'environment',
      label: 'Environment',
      allLabel: 'All environments',
      options: environments.map(({ guid, name }) => ({ value: guid, label: name })),
      matches: (user, value) =>
        sourcesOf(user).some((source) => 'environmentId' in source && source.environmentId === value),
    },
    {
      id: 'group',
      label: 'Group',
      allLabel: 'All groups',
      options: groups
        .filter(({ isDefault }) => !isDefault)
        .map(({ id, name }) => ({ value: id, label: name })),
      matches: ({ userGroupIds }, value) => userGroupIds.includes(value),
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
}
