import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Heading } from '@/components/Heading';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { pathTo, type PathId } from '@/domain/paths';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FactList } from '@/product/FactList';
import { Panel } from '@/product/Panel';
import { StorageCard } from '@/product/StorageCard';
import { FeatureFlagList, type FlagSettings } from './FeatureFlagList';
import { RecentProjects, RecentTemplates } from './RecentWork';
import { RendersCard } from './RendersCard';
import { TasksAtWork } from './TasksAtWork';

interface EnvironmentScreenProps {
  /** Missing for users without a role in it. */
  environment: EnvironmentDetail | undefined;
  /** The studio version of documents; undefined while loading. */
  studioVersion: string | undefined;
  /** The feature flags of the product. */
  flags: FlagSettings;
  /** Whether the reader may open a page of the environment; only then its content is shown here. */
  mayOpen: (page: PathId) => boolean;
  /** Whether the reader may change templates. */
  mayEditTemplates: boolean;
  /** Recent activity, for readers who may see it. */
  history: ReactNode;
  /** Actions on the environment. */
  actions: ReactNode;
}

const Columns = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
});

/** An overview of an environment: recent work, content, properties, and last the active features. */
export function EnvironmentScreen(props: EnvironmentScreenProps) {
  const { environment, studioVersion, flags, mayOpen, mayEditTemplates, history, actions } = props;
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
        namesThing
        badges={<EnvironmentTypeBadge type={type} />}
        actions={actions}
        {...(description && { description })}
      />
      <Stack gap="4">
        <Columns>
          {mayOpen('templates') && (
            <Panel what="The recent templates">
              <RecentTemplates environment={environment} mayEdit={mayEditTemplates} />
            </Panel>
          )}
          <Panel what="The recent projects">
            <RecentProjects environment={environment} />
          </Panel>
        </Columns>
        {mayOpen('output-tasks') && (
          <Panel what="The output tasks">
            <TasksAtWork environment={environment} />
          </Panel>
        )}
        <Columns>
          <Panel what="The renders">
            <RendersCard
              environment={environment}
              usageHref={
                mayOpen('environment-usage')
                  ? pathTo('environment-usage', { environmentId: environment.guid })
                  : undefined
              }
            />
          </Panel>
          <Panel what="The storage">
            <StorageCard environment={environment} />
          </Panel>
        </Columns>
        <Panel what="The details of this environment">
          <About environment={environment} studioVersion={studioVersion} />
        </Panel>
        {history}
        <Panel what="The list of features">
          <FeatureFlagList {...flags} />
        </Panel>
      </Stack>
    </>
  );
}

interface AboutProps extends Pick<EnvironmentScreenProps, 'studioVersion'> {
  environment: EnvironmentDetail;
}

function About({ environment, studioVersion }: AboutProps) {
  const { region, defaultName, isGraFxPricebook } = environment;
  return (
    <Card padding="l">
      <Stack gap="4">
        <Heading level={2}>About this environment</Heading>
        <FactList
          facts={[
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
