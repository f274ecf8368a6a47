import { useId } from 'react';
import type { Environment } from '@/api/types';
import { Checkbox } from '@/components/Checkbox';
import { styled } from '@/components/theme';
import { Tooltip } from '@/components/Tooltip';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { ROLES, type EnvironmentRoleHeld, type RoleName } from '@/domain/access';
import { EnvironmentTypeBadge } from '../EnvironmentTypeBadge';

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
  /* On phones each environment is a block of its own, and the roles carry their names. */
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

/* The checkbox says it to readers already, with the name of the environment. */
const PhoneLabel = styled('span', { display: 'none', fontSize: '$small', '@mobile': { display: 'inline' } });

const Through = styled('span', {
  display: 'block',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '$caption',
});

/** Props of {@link RoleGrid}. */
interface RoleGridProps {
  /** What the roles are for, for readers. */
  label: string;
  /** The rows. */
  environments: readonly Pick<Environment, 'guid' | 'name' | 'type'>[];
  /** The columns. */
  roles: readonly RoleName[];
  /** The roles that are given. */
  value: readonly EnvironmentRoleHeld[];
  /** Called with the next ones; left out, the grid can only be read. */
  onValueChange?: (value: EnvironmentRoleHeld[]) => void;
  /** Why a role can't be given or taken there. */
  reasonFor?: (entry: EnvironmentRoleHeld) => string | undefined;
  /** What else gives the role there, such as the names of groups; shown under a tick of its own kind. */
  throughOf?: (entry: EnvironmentRoleHeld) => readonly string[];
}

/** Which roles are given in which environment: one row an environment, one column a role. */
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
