import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import type { DataTableState } from '@/components/DataTable';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { PageTabs } from '@/product/PageTabs';
import { Panel } from '@/product/Panel';
import { partOnDemand } from '@/product/partOnDemand';

const Workspaces = partOnDemand(async () => (await import('./Workspaces')).Workspaces);
const ViewPreferences = partOnDemand(async () => (await import('./ViewPreferences')).ViewPreferences);
const DataSets = partOnDemand(async () => (await import('./DataSets')).DataSets);

/** The parts of the publisher in their order. */
export const PUBLISHER_PARTS = ['workspaces', 'view-preferences', 'data'] as const;
type PublisherPart = (typeof PUBLISHER_PARTS)[number];

const LABELS: Readonly<Record<PublisherPart, string>> = {
  workspaces: 'Workspaces',
  'view-preferences': 'View preferences',
  data: 'Data',
};

interface PublisherScreenProps {
  environment: EnvironmentDetail;
  part: PublisherPart;
  hrefOf: (part: PublisherPart) => string;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** The link to the publisher, and the items that the environment stores for it and the template editor. */
export function PublisherScreen({ environment, part, hrefOf, ...table }: PublisherScreenProps) {
  const { backOfficeUri, type } = environment;
  const isThere = backOfficeUri.trim() !== '';
  const given = { environment, ...table };
  return (
    <>
      <PageHeader
        title="Publisher"
        badges={<EnvironmentTypeBadge type={type} />}
        description="Workspaces and view preferences of the editor, and the data that documents take their records from."
        actions={
          isThere && (
            <LinkButton
              intent="primary"
              startIcon={ExternalLink}
              href={backOfficeUri}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open publisher
            </LinkButton>
          )
        }
      />
      {isThere ? (
        <Stack gap="4">
          <PageTabs
            label="Parts of the publisher"
            items={PUBLISHER_PARTS.map((value) => ({ value, label: LABELS[value], href: hrefOf(value) }))}
            current={part}
          />
          <Panel what={LABELS[part]} key={part}>
            {part === 'workspaces' && <Workspaces {...given} />}
            {part === 'view-preferences' && <ViewPreferences {...given} />}
            {part === 'data' && <DataSets {...given} />}
          </Panel>
        </Stack>
      ) : (
        <EmptySection
          image={<EmptyDrawing />}
          title="No publisher yet"
          description="This environment has no address for its publisher. It is set when the environment is ready."
        />
      )}
    </>
  );
}
