import { Users } from 'lucide-react';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ROLES, type RoleName } from '@/domain/access';
import { countUsers } from '@/domain/users';
import type { RoleHolder } from './roleHolders';

interface RoleCardsProps {
  /** Each role with its holders; `undefined` while loading. */
  roles: readonly { role: RoleName; holders: readonly RoleHolder[] | undefined }[];
  /** Shows the holders of a role. */
  onShow: (role: RoleName) => void;
}

/** The roles with code, rank, and number of holders. */
export function RoleCards({ roles, onShow }: RoleCardsProps) {
  return (
    <Grid gap="3" css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' }}>
      {roles.map(({ role, holders }) => {
        const { label, code, rank } = ROLES[role];
        return (
          <Card key={role} as="section" aria-label={label}>
            <Stack gap="2">
              <Inline justify="between" gap="2">
                <Text weight="semibold" truncate>
                  {label}
                </Text>
                <Badge tone="outline">{code}</Badge>
              </Inline>
              <Inline justify="between" gap="2">
                <Text size="small" tone="muted" numeric>
                  Rank {rank}
                </Text>
                <Button
                  size="s"
                  startIcon={Users}
                  pending={holders === undefined}
                  disabledReason={holders?.length === 0 ? 'No user has this role here.' : undefined}
                  onClick={() => onShow(role)}
                >
                  {countUsers(holders?.length ?? 0)}
                </Button>
              </Inline>
            </Stack>
          </Card>
        );
      })}
    </Grid>
  );
}
