import { useId } from 'react';
import type { Environment } from '@/api/types';
import { Checkbox } from '@/components/Checkbox';
import { styled } from '@/components/theme';
import { Tooltip } from '@/components/Tooltip';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { ROLES, type EnvironmentRoleHeld, type RoleName } from '@/domain/access';
import { EnvironmentTypeBadge } from './EnvironmentTypeBadge';

const Frame = styled('div', {
  overflowX: 'auto',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
});

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '$2 $3', textAlign: 'start', fontWeight: '$regular' },
  '& tbody tr': { borderBlockStart: '1px solid $colors$border' },
  '& thead th': { color: '$textMuted', fontSize: '$caption', lineHeight: '$caption', fontWeight: '$medium' },
  '& thead th:not(:first-child), & tbody td': { textAlign: 'center', width: '7.5rem' },
  '& tbody label': { gap: 0 },
  /* On phones each environment is a block, and the roles show their names. */
  '@mobile': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', paddingBlock: '$2' },
    '& tbody tr:first-child': { borderBlockStart: 0 },
    '& tbody th': { gridColumn: '1 / -1' },
    '& tbody td': { width: 'auto', textAlign: 'start' },
    '& tbody label': { gap: '$2' },
  },
});

const Cell = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  overflowWrap: 'anywhere',
});

/* Hidden from screen readers: the checkbox already has this name. */
const PhoneLabel = styled('span', { display: 'none', fontSize: '$small', '@mobile': { display: 'inline' } });

const Through = styled('span', {
  display: 'block',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '$caption',
});

/** Props of {@link RoleGrid}. */
interface RoleGridProps {
  /** Accessible name of the grid. */
  label: string;
  /** The rows. */
  environments: readonly Pick<Environment, 'guid' | 'name' | 'type'>[];
  /** The columns. */
  roles: readonly RoleName[];
  /** The assigned roles. */
  value: readonly EnvironmentRoleHeld[];
  /** Called with the new roles; without it the grid is read-only. */
  onValueChange?: (value: EnvironmentRoleHeld[]) => void;
  /** Returns why a role can't be given or removed there. */
  reasonFor?: (entry: EnvironmentRoleHeld) => string | undefined;
  /** Returns other sources of the role, such as group names; such cells get a different tick. */
  throughOf?: (entry: EnvironmentRoleHeld) => readonly string[];
}

/** Roles by environment: one row per environment, one column per role. */
export function RoleGrid({
  label,
  environments,
  roles,
  value,
  onValueChange,
  reasonFor,
  throughOf,
}: RoleGridProps) {
  const gridId = useId();
  const isGiven = ({ environmentId, role }: EnvironmentRoleHeld) =>
    value.some((entry) => entry.environmentId === environmentId && entry.role === role);
  const toggle = (entry: EnvironmentRoleHeld, given: boolean) => {
    const others = value.filter(
      ({ environmentId, role }) => environmentId !== entry.environmentId || role !== entry.role,
    );
    onValueChange?.(given ? [...others, entry] : others);
  };
  return (
    <Frame data-testid="gpf-role-grid">
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Environment</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {ROLES[role].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {environments.map(({ guid, name, type }) => (
            <tr key={guid}>
              <th scope="row">
                <Cell>
                  {name}
                  <EnvironmentTypeBadge type={type} />
                </Cell>
              </th>
              {roles.map((role) => {
                const entry = { environmentId: guid, role };
                const reason = onValueChange ? reasonFor?.(entry) : 'You can only look at this.';
                const through = throughOf?.(entry) ?? [];
                const throughId = `${gridId} ${guid} ${role}`.replaceAll(' ', '-');
                return (
                  <td key={role}>
                    <Tooltip content={reason}>
                      <Checkbox
                        label={
                          <>
                            <PhoneLabel aria-hidden>{ROLES[role].label}</PhoneLabel>
                            <VisuallyHidden>
                              {ROLES[role].label} in {name}
                            </VisuallyHidden>
                          </>
                        }
                        checked={isGiven(entry)}
                        inherited={through.length > 0}
                        aria-describedby={through.length > 0 ? throughId : undefined}
                        aria-disabled={reason !== undefined || undefined}
                        onCheckedChange={(given) => reason === undefined && toggle(entry, given)}
                      />
                    </Tooltip>
                    {through.length > 0 && <Through id={throughId}>through {through.join(', ')}</Through>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
