import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn, FileDown } from 'lucide-react';
import { subscriptionQueries } from '@/api/subscriptions';
import type { Environment } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { FailedSection } from '@/product/FailedSection';
import { LoadError } from '@/product/LoadError';
import { Panel } from '@/product/Panel';
import { NOT_PRINTED, PrintSheet } from '@/components/PrintSheet';
import { RecentEnvironments } from '@/product/RecentEnvironments';
import { useApi } from '@/product/FeatureContext';
import { ContractFigure, EnvironmentsFigure, LicencesFigure } from './ContractFigure';
import { PricesFigure } from './PricesFigure';
import { RendersFigure, type AverageMonths } from './RendersFigure';
import { SeatsFigure } from './SeatsFigure';
import { StorageFigure } from './StorageFigure';

interface SubscriptionScreenProps {
  subscriptionId: string;
  title: string;
  /** Number of months for the average of renders; the caller keeps it in the address. */
  averageMonths: AverageMonths;
  onAverageMonthsChange: (months: AverageMonths) => void;
  /** The environments the user may see, and the guids of those opened last, newest first. */
  environments: readonly Environment[];
  recentIds: readonly string[];
  /** Addresses of renders over time, and of reports. */
  usageHref: string;
  reportsHref: string;
}

const Columns = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@laptop': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The contract of a subscription and its current usage. */
export function SubscriptionScreen(props: SubscriptionScreenProps) {
  const api = useApi();
  const { subscriptionId, title, averageMonths, onAverageMonthsChange } = props;
  const query = subscriptionQueries(api).detail(subscriptionId, { avgPerMonths: Number(averageMonths) });
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const asOf = Math.floor(dataUpdatedAt / 1000);
  return (
    <PrintSheet>
      <PageHeader
        title={title}
        badges={data && <Badge tone={data.status === 'Active' ? 'positive' : 'neutral'}>{data.status}</Badge>}
        actions={
          <Inline gap="2" {...NOT_PRINTED}>
            <LinkButton startIcon={FileDown} href={props.reportsHref}>
              Reports
            </LinkButton>
            <LinkButton startIcon={ChartColumn} href={props.usageHref}>
              Usage
            </LinkButton>
          </Inline>
        }
      />
      {data ? (
        <Stack gap="4">
          <LoadError what="The newest figures" reads={[{ error, refetch }]} />
          <Box {...NOT_PRINTED} css={{ '&:empty': { display: 'none' } }}>
            <Panel what="The recent environments">
              <RecentEnvironments environments={props.environments} recentIds={props.recentIds} />
            </Panel>
          </Box>
          <Columns>
            <Stack gap="4">
              <Panel what="The renders">
                <RendersFigure
                  subscription={data}
                  averageMonths={averageMonths}
                  onAverageMonthsChange={onAverageMonthsChange}
                  isLoading={isPlaceholderData}
                />
              </Panel>
              <Panel what="The seats">
                <SeatsFigure asOf={asOf} subscription={data} />
              </Panel>
              <Panel what="The count of environments">
                <EnvironmentsFigure subscription={data} asOf={asOf} />
              </Panel>
              <Panel what="The licences">
                <LicencesFigure subscription={data} asOf={asOf} />
              </Panel>
            </Stack>
            <Panel what="The storage">
              <StorageFigure subscription={data} />
            </Panel>
          </Columns>
          <Panel what="The prices">
            <PricesFigure subscription={data} asOf={asOf} />
          </Panel>
          <Panel what="The contract">
            <ContractFigure subscription={data} asOf={asOf} />
          </Panel>
        </Stack>
      ) : error ? (
        <FailedSection
          title="The subscription could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Columns aria-busy="true">
          <Stack gap="4">
            <Skeleton shape="block" height="17rem" />
            <Skeleton shape="block" height="10rem" />
            <Skeleton shape="block" height="11rem" />
          </Stack>
          <Skeleton shape="block" height="30rem" />
        </Columns>
      )}
    </PrintSheet>
  );
}
