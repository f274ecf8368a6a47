import { useQuery } from '@tanstack/react-query';
import { PencilRuler } from 'lucide-react';
import type { PlatformApi } from '@/api/http';
import { roleQueries } from '@/api/roles';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { parseRole, ROLES, type RoleName } from '@/domain/access';

interface RolesScreenProps {
  api: PlatformApi;
  /** Names of the pages a role opens by itself in the current environment. */
  pagesOf: (role: RoleName) => readonly string[];
  /** Whether a role edits templates in the current subscription. */
  editsTemplates: (role: RoleName) => boolean;
}

/** The roles there are, and the pages each opens. */
export function RolesScreen({ api, pagesOf, editsTemplates }: RolesScreenProps) {
  const { data, error, refetch } = useQuery(roleQueries(api).list());
  const roles = data?.map(({ code }) => parseRole(code)).filter((role) => role !== undefined);
  return (
    <>
      <PageHeader
        title="Roles"
        description="What each role opens by itself in the current environment. Roles add up: those given to a user directly and those that come through groups."
      />
      {error ? (
        <EmptySection
          image={<ServerErrorDrawing />}
          title="The roles could not be loaded"
          description={error.message}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <Grid columns={2} aria-busy={!roles}>
          {roles?.map((role) => (
            <RoleCard key={role} role={role} pages={pagesOf(role)} editsTemplates={editsTemplates(role)} />
          )) ?? ['a', 'b', 'c', 'd'].map((bone) => <Skeleton key={bone} shape="block" height="9rem" />)}
        </Grid>
      )}
    </>
  );
}

interface RoleCardProps {
  role: RoleName;
  pages: readonly string[];
  editsTemplates: boolean;
}

function RoleCard({ role, pages, editsTemplates }: RoleCardProps) {
  const { label, code, rank } = ROLES[role];
  return (
    <Card as="section" padding="l" aria-label={label}>
      <Stack gap="3">
        <Inline justify="between" wrap>
          <Inline gap="2">
            <Heading level={2}>{label}</Heading>
            <Badge tone="outline">{code}</Badge>
          </Inline>
          <Text size="small" tone="subtle">
            Rank {rank}
          </Text>
        </Inline>
        <Inline gap="1" wrap>
          {pages.map((page) => (
            <Badge key={page}>{page}</Badge>
          ))}
          {editsTemplates && (
            <Badge tone="violet" icon={PencilRuler}>
              Edits templates
            </Badge>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
