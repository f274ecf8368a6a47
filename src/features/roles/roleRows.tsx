import { Check } from 'lucide-react';
import type { DataTableColumn, DataTableFilter } from '@/components/DataTable';
import { Icon } from '@/components/Icon';
import { Text } from '@/components/Text';
import { accessOfRole, ROLES, type AccessScope, type Access, type RoleName } from '@/domain/access';

/** A page or action that a role may allow. */
export interface RoleTarget {
  readonly id: string;
  readonly label: string;
  readonly kind: keyof typeof KINDS;
  /** Whether this access allows it. */
  readonly passes: (access: Access) => boolean;
}

/** A target with the roles that allow it on their own. */
export interface RoleRow extends RoleTarget {
  readonly roles: ReadonlySet<RoleName>;
}

/** Short names that fit over a column. */
const HEADERS: Readonly<Record<RoleName, string>> = {
  FullAccess: 'Full access',
  SubscriptionAdmin: 'Subscr. admin',
  EnvironmentAdmin: 'Env. admin',
  User: 'End user',
  SupportUser: 'Support',
  TemplateDesigner: 'Designer',
  ContentAdministrator: 'Content admin',
};

const KINDS = { page: 'Page', action: 'Action', resource: 'Resource' } as const;

/** Checks every target against each role on its own, in one environment. */
export function createRoleRows(
  targets: readonly RoleTarget[],
  roles: readonly RoleName[],
  place: AccessScope,
): readonly RoleRow[] {
  const accesses = roles.map((role) => ({ role, access: accessOfRole(role, place) }));
  return targets.map((target) => ({
    ...target,
    roles: new Set(accesses.filter(({ access }) => target.passes(access)).map(({ role }) => role)),
  }));
}

/** Builds the columns: target, kind, and one for each role. */
export function createRoleColumns(roles: readonly RoleName[]): readonly DataTableColumn<RoleRow>[] {
  return [
    {
      id: 'what',
      header: 'What',
      value: ({ label }) => label,
      minWidth: 14,
      grow: 3,
      hideable: false,
    },
    {
      id: 'kind',
      header: 'Kind',
      value: ({ kind }) => KINDS[kind],
      searchable: false,
      minWidth: 5,
      hideOnMobile: true,
    },
    ...roles.map((role): DataTableColumn<RoleRow> => ({
      id: ROLES[role].code,
      header: HEADERS[role],
      exportAs: [{ header: ROLES[role].label, value: (row) => (row.roles.has(role) ? 'Yes' : 'No') }],
      value: (row) => (row.roles.has(role) ? 'Yes' : 'No'),
      cell: (row) =>
        row.roles.has(role) ? (
          <Icon glyph={Check} label="Yes" />
        ) : (
          <Text tone="subtle" aria-label="No">
            –
          </Text>
        ),
      sortable: false,
      searchable: false,
      minWidth: 7,
    })),
  ];
}

/** Builds the filters: pages, actions or resources, and the targets of one role. */
export function createRoleFilters(roles: readonly RoleName[]): readonly DataTableFilter<RoleRow>[] {
  return [
    {
      id: 'kind',
      label: 'Kind',
      allLabel: 'Pages, actions and resources',
      options: [
        { value: 'page', label: 'Pages' },
        { value: 'action', label: 'Actions' },
        { value: 'resource', label: 'Resources' },
      ],
      matches: ({ kind }, value) => kind === value,
    },
    {
      id: 'role',
      label: 'Role',
      allLabel: 'All roles',
      options: roles.map((role) => ({ value: ROLES[role].code, label: ROLES[role].label })),
      matches: (row, value) => roles.some((role) => ROLES[role].code === value && row.roles.has(role)),
    },
  ];
}
