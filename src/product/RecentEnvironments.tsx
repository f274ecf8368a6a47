import type { Environment } from '@/api/types';
import { Avatar } from '@/components/Avatar';
import { Card, CardLink } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { pathTo } from '@/domain/paths';

const SHOWN = 4;

interface RecentEnvironmentsProps {
  environments: readonly Environment[];
  /** Guids, newest first. */
  recentIds: readonly string[];
}

/** The environments opened last in this browser; renders nothing before the first. */
export function RecentEnvironments({ environments, recentIds }: RecentEnvironmentsProps) {
  const recent = recentIds
    .flatMap((id) => environments.find(({ guid }) => guid === id) ?? [])
    .slice(0, SHOWN);
  if (recent.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="recent-environments">
      <Heading level={2} size="body" id="recent-environments">
        Recently opened
      </Heading>
      <Grid gap="3" css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
        {recent.map(({ guid, name, type }) => (
          <Card key={guid} interactive padding="s">
            <Inline gap="3" css={{ flexWrap: 'nowrap' }}>
              <Avatar name={name} shape="square" />
              <Stack gap="half" align="start" css={{ minWidth: 0 }}>
                <CardLink href={pathTo('environment', { environmentId: guid })}>{name}</CardLink>
                <EnvironmentTypeBadge type={type} />
              </Stack>
            </Inline>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
