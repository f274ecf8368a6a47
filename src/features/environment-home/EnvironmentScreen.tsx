import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Heading } from '@/components/Heading';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FactList } from '@/product/FactList';
import { Panel } from '@/product/Panel';
import { StorageCard } from '@/product/StorageCard';
import { FeatureFlagList, type FlagSettings } from './FeatureFlagList';

interface EnvironmentScreenProps {
  /** Missing for whoever holds no role in it. */
  environment: EnvironmentDetail | undefined;
  /** The studio version documents are made with; unknown while it is asked for. */
  studioVersion: string | undefined;
  /** What the product's switches are set to. */
  flags: FlagSettings;
  /** What was done to it of late, for whoever may know. */
  history: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
}

/** An environment at a glance: what it is and what it holds. */
export function EnvironmentScreen(props: EnvironmentScreenProps) {
  const { environment, studioVersion, flags, history, actions } = props;
  if (!environment)
    return (
      <>
        <PageHeader title="Environment" />
        <EmptySection
          image={<EmptyDrawing />}
          title="You hold no role in this environment"
          description="Ask its administrator for one to see what it holds."
        />
      </>
    );
  const { name, description, type } = environment;
  return (
    <>
      <PageHeader
        title={name}
        badges={<EnvironmentTypeBadge type={type} />}
        actions={actions}
        {...(description && { description })}
      />
      <Stack gap="4">
        <Panel what="The storage">
          <StorageCard environment={environment} />
        </Panel>
        <Panel what="What is known about this environment">
          <About {...{ environment, studioVersion }} />
        </Panel>
        <Panel what="The list of features">
          <FeatureFlagList {...flags} />
        </Panel>
        {history}
      </Stack>
    </>
  );
}

interface AboutProps extends Pick<EnvironmentScreenProps, 'studioVersion'> {
  environment: EnvironmentDetail;
}

function About({ environment, studioVersion }: AboutProps) {
  const { region, defaultName, renders, isGraFxPricebook } = environment;
  return (
    <Card padding="l">
      <Stack gap="4">
        <Heading level={2}>About this environment</Heading>
        <FactList
          facts={[
            { label: 'Renders this contract year', value: renders.toLocaleString() },
            { label: 'Region', value: region },
            { label: 'Technical name', value: defaultName },
            { label: 'Studio version', value: studioVersion ?? '–' },
            { label: 'Price book', value: isGraFxPricebook ? 'GraFx' : 'Classic' },
          ]}
        />
      </Stack>
    </Card>
  );
}
