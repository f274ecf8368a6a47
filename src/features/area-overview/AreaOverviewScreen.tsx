import { ArrowRight } from 'lucide-react';
import type { EnvironmentDetail } from '@/api/types';
import { Card, CardLink } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { Icon, type IconGlyph } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { formatSize } from '@/domain/format';
import { FigureCard } from '@/product/FigureCard';
import { NoRoleHere } from '@/product/NoRoleHere';
import { Panel } from '@/product/Panel';
import { areaOf } from './areas';

/** A place one may go on to. */
export interface RelatedPage {
  id: string;
  label: string;
  icon: IconGlyph;
  href: string;
}

interface AreaOverviewScreenProps {
  /** Id of the area's route. */
  routeId: string;
  title: string;
  /** Facts of the current environment; missing for whoever holds no role in it. */
  environment: EnvironmentDetail | undefined;
  /** Every place of the environment the user may open. */
  places: readonly RelatedPage[];
}

/** What an area is for, what the current environment holds of it, and where people go on to. */
export function AreaOverviewScreen({ routeId, title, environment, places }: AreaOverviewScreenProps) {
  const area = areaOf(routeId);
  const related = places.filter((place) => area.related.includes(place.id.replace(/^studio-/, '')));
  return (
    <>
      <PageHeader title={title} description={area.purpose} />
      {environment ? (
        <Stack gap="6">
          <Panel what="What the environment holds">
            <Holdings
              environment={environment}
              storage={area.storage}
              hasRenders={area.hasRenders ?? false}
            />
          </Panel>
          {related.length > 0 && <Related places={related} />}
        </Stack>
      ) : (
        <NoRoleHere />
      )}
    </>
  );
}

function Holdings(props: {
  environment: EnvironmentDetail;
  storage: readonly (keyof EnvironmentDetail['usedStorageDetail'])[];
  hasRenders: boolean;
}) {
  const { environment, storage, hasRenders } = props;
  const { usedStorage, usedStorageDetail, renders, name } = environment;
  const own = storage.reduce((sum, category) => sum + usedStorageDetail[category], 0);
  const facts = [
    { label: 'Stored for this area', value: formatSize(own), note: storage.join(', ') },
    { label: 'Stored in the environment', value: formatSize(usedStorage), note: name },
    ...(hasRenders
      ? [{ label: 'Renders', value: renders.toLocaleString(), note: 'this contract year' }]
      : []),
  ];
  return (
    <Stack as="section" gap="3" aria-labelledby="holdings">
      <Heading level={2} id="holdings">
        In this environment
      </Heading>
      <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
        {facts.map((fact) => (
          <FigureCard key={fact.label} {...fact} />
        ))}
      </Grid>
    </Stack>
  );
}

function Related({ places }: { places: readonly RelatedPage[] }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="related">
      <Heading level={2} id="related">
        Go on to
      </Heading>
      <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
        {places.map(({ id, label, icon, href }) => (
          <Card key={id} interactive>
            <Inline gap="3" justify="between">
              <Inline gap="3">
                <Icon glyph={icon} />
                <CardLink href={href}>{label}</CardLink>
              </Inline>
              <Icon glyph={ArrowRight} size="s" />
            </Inline>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
