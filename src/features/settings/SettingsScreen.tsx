import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { CopyField } from '@/components/CopyField';
import { Heading } from '@/components/Heading';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FactList } from '@/product/FactList';

interface SettingsScreenProps {
  environment: EnvironmentDetail;
  /** The studio version documents are made with; unknown while it is asked for. */
  studioVersion: string | undefined;
}

/** The general settings of an environment, with what integrations need to reach it. */
export function SettingsScreen({ environment, studioVersion }: SettingsScreenProps) {
  const { guid, name, type, region, tenantName, defaultName, backOfficeUri } = environment;
  return (
    <>
      <PageHeader title="General" badges={<EnvironmentTypeBadge type={type} />} />
      <Stack gap="4" css={{ maxWidth: '44rem' }}>
        <Card padding="l">
          <Stack gap="4">
            <Heading level={2}>Environment</Heading>
            <FactList
              facts={[
                { label: 'Name', value: name },
                { label: 'Region', value: region },
                { label: 'Tenant', value: tenantName },
                { label: 'Studio version', value: studioVersion ?? '–' },
              ]}
            />
          </Stack>
        </Card>
        <Card padding="l">
          <Stack gap="4">
            <Heading level={2}>For integrations</Heading>
            <CopyField label="Environment id" value={guid} />
            <CopyField label="Technical name" value={defaultName} />
            <CopyField label="Back office address" value={backOfficeUri} />
          </Stack>
        </Card>
      </Stack>
    </>
  );
}
