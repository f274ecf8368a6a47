import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Heading } from '@/components/Heading';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { UsageMeter } from '@/components/UsageMeter';
import { STORAGE_CATEGORIES } from '@/domain/environment';
import { formatSize } from '@/domain/format';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FactList } from '@/product/FactList';

interface EnvironmentScreenProps {
  /** Missing for whoever holds no role in it. */
  environment: EnvironmentDetail | undefined;
  /** The studio version documents are made with; unknown while it is asked for. */
  studioVersion: string | undefined;
  /** What can be done with it. */
  actions: ReactNode;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** An environment at a glance: what it is and what it holds. */
export function EnvironmentScreen({ environment, studioVersion, actions }: EnvironmentScreenProps) {
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
  const { name, description, type, region, defaultName, renders, usedStorageDetail, isGraFxPricebook } =
    environment;
  return (
    <>
      <PageHeader
        title={name}
        badges={<EnvironmentTypeBadge type={type} />}
        actions={actions}
        {...(description && { description })}
      />
      <Stack gap="4">
        <Card padding="l">
          <UsageMeter
            label="Storage"
            segments={STORAGE_CATEGORIES.map((category) => ({
              label: capitalised(category),
              value: usedStorageDetail[category],
            }))}
            formatValue={formatSize}
          />
        </Card>
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
      </Stack>
    </>
  );
}
