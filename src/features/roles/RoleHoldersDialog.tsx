import { Button } from '@/components/Button';
import { DataTable, type DataTableColumn } from '@/components/DataTable';
import { Dialog } from '@/components/Dialog';
import { ROLES, type RoleName } from '@/domain/access';
import { displayName } from '@/domain/users';
import { UserName } from '@/product/UserName';
import { pathTo } from '@/domain/paths';
import type { RoleHolder } from './roleHolders';

const COLUMNS: readonly DataTableColumn<RoleHolder>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ user }) => `${displayName(user)} ${user.email}`,
    exportAs: [
      { header: 'Name', value: ({ user }) => displayName(user) },
      { header: 'Email', value: ({ user }) => user.email },
    ],
    cell: ({ user }) => <UserName user={user} href={pathTo('user-individual-access', { id: user.id })} />,
    minWidth: 14,
    grow: 2,
  },
  { id: 'through', header: 'How', value: ({ through }) => through.join(', '), minWidth: 8 },
];

interface RoleHoldersDialogProps {
  role: RoleName;
  /** The environment or subscription, in words. */
  place: string;
  holders: readonly RoleHolder[];
  onClose: () => void;
}

/** All holders of a role, with the origin of it. */
export function RoleHoldersDialog({ role, place, holders, onClose }: RoleHoldersDialogProps) {
  return (
    <Dialog
      open
      placement="side"
      size="m"
      onOpenChange={(open) => !open && onClose()}
      title={ROLES[role].label}
      description={`Who holds this role in ${place}.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <DataTable
        label="Users who have the role"
        noun={{ one: 'user', other: 'users' }}
        columns={COLUMNS}
        rows={holders}
        getRowId={({ user }) => user.id}
        getRowName={({ user }) => displayName(user)}
        exportName={`role-${ROLES[role].code}`}
        maxHeight="max(16rem, calc(100dvh - 18rem))"
        empty={{ title: 'No users', description: 'No user has this role here.' }}
      />
    </Dialog>
  );
}
