import { Rocket } from 'lucide-react';
import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { CopyField } from '@/components/CopyField';
import { Heading } from '@/components/Heading';
import { Icon } from '@/components/Icon';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { EnvironmentTypeBadge, environmentTypeWord } from '@/product/EnvironmentTypeBadge';
import { FactList } from '@/product/FactList';
import { Panel } from '@/product/Panel';
import { DeleteSetting } from './DeleteSetting';
import { EnvironmentNames } from './EnvironmentNames';
import { VersionSetting } from './VersionSetting';

interface SettingsScreenProps {
  environment: EnvironmentDetail;
  /** Address of the comparison with another environment. */
  compareHref: string;
  /** Why the reader may not delete it; `undefined` if they may. */
  deletionRefusal: string | undefined;
  /** Called after it is deleted. */
  onDeleted: () => void;
}

const Production = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  margin: 0,
  padding: '$3 $4',
  borderRadius: '$container',
  border: '1px solid $colors$negative',
  borderInlineStartWidth: 6,
  backgroundColor: '$surface',
  overflowWrap: 'anywhere',
});

/** The general settings of an environment, with the addresses for integrations; production is clearly marked. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { environment, compareHref, deletionRefusal, onDeleted } = props;
  const { guid, name, description, type, region, tenantName, defaultName, backOfficeUri } = environment;
  // A platform without descriptions can change neither description nor name.
  const isEditable = description !== undefined;
  return (
    <>
      <PageHeader
        title="General"
        badges={<EnvironmentTypeBadge type={type} />}
        actions={<LinkButton href={compareHref}>Compare</LinkButton>}
      />
      <Stack gap="4" css={{ maxWidth: '$content' }}>
        {type === 'production' && (
          <Production>
            <Icon glyph={Rocket} />
            <span>
              <strong>Production.</strong> What you change here is felt at once by everyone who works with{' '}
              {name}.
            </span>
          </Production>
        )}
        <Card padding="l">
          <Stack gap="4">
            <Heading level={2}>Environment</Heading>
            {isEditable && <EnvironmentNames environment={environment} />}
            <FactList
              facts={[
                ...(isEditable ? [] : [{ label: 'Name', value: name }]),
                { label: 'Type', value: environmentTypeWord(type) },
                { label: 'Region', value: region },
                { label: 'Tenant', value: tenantName },
              ]}
            />
          </Stack>
        </Card>
        <Card padding="l">
          <Panel what="The studio version">
            <VersionSetting environment={environment} />
          </Panel>
        </Card>
        <Card padding="l">
          <Stack gap="4">
            <Heading level={2}>For integrations</Heading>
            <CopyField label="Environment id" value={guid} />
            <CopyField label="Technical name" value={defaultName} />
            <CopyField label="Back office address" value={backOfficeUri} />
          </Stack>
        </Card>
        <Card padding="l">
          <DeleteSetting environment={environment} onDeleted={onDeleted} refusal={deletionRefusal} />
        </Card>
      </Stack>
    </>
  );
}
