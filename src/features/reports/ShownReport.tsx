import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { reportQueries } from '@/api/reports';
import { Button } from '@/components/Button';
import { DataTable } from '@/components/DataTable';
import { Stack } from '@/components/Stack';
import { useApi } from '@/product/FeatureContext';
import { CUSTOMER_COLUMNS, STUDIO_COLUMNS, toStudioRows } from './reportColumns';
import type { ReportRequest } from './reportKinds';

interface ShownReportProps {
  customerId: string;
  request: ReportRequest;
  /** Shows missing fields and returns whether the form is complete; called before every report. */
  onCheck: () => boolean;
}

/** A report as a table, which can be exported. */
export function ShownReport({ customerId, request, onCheck }: ShownReportProps) {
  const [asked, setAsked] = useState<ReportRequest>();
  return (
    <Stack gap="4" align="stretch">
      <div>
        <Button
          intent="primary"
          onClick={() => {
            if (onCheck()) setAsked(request);
          }}
        >
          Show report
        </Button>
      </div>
      {asked?.kind === 'customer' && <CustomerReport customerId={customerId} request={asked} />}
      {asked?.kind === 'studio' && <StudioReport request={asked} />}
    </Stack>
  );
}

const NOTHING = { title: 'Nothing to report', description: 'Nothing was rendered on these days.' };

function StudioReport({ request }: { request: ReportRequest }) {
  const api = useApi();
  const { startDate, endDate, environmentId } = request;
  const { data, error, refetch } = useQuery(
    reportQueries(api).studioUsages({ startDate, endDate, ...(environmentId && { environmentId }) }),
  );
  const rows = useMemo(() => data && toStudioRows(data), [data]);
  return (
    <DataTable
      label="Studio usage"
      noun={{ one: 'line', other: 'lines' }}
      columns={STUDIO_COLUMNS}
      rows={rows}
      getRowId={({ id }) => id}
      getRowName={({ environment, output }) => `${environment}, ${output}`}
      exportName={`studio-usage-${startDate}-${endDate}`}
      onRetry={() => void refetch()}
      empty={NOTHING}
      {...(error && { error })}
    />
  );
}

function CustomerReport(props: { customerId: string; request: ReportRequest }) {
  const api = useApi();
  const { startDate, endDate } = props.request;
  const { data, error, refetch } = useQuery(
    reportQueries(api).customerUsages({ startDate, endDate, customerId: props.customerId }),
  );
  return (
    <DataTable
      label="Customer usage"
      noun={{ one: 'subscription', other: 'subscriptions' }}
      columns={CUSTOMER_COLUMNS}
      rows={data?.subscriptions}
      getRowId={({ subscriptionId }) => subscriptionId}
      getRowName={({ name }) => name}
      exportName={`customer-usage-${startDate}-${endDate}`}
      onRetry={() => void refetch()}
      empty={NOTHING}
      {...(error && { error })}
    />
  );
}
