import { useState } from 'react';
import type { Environment } from '@/api/types';
import { Card } from '@/components/Card';
import { DateRange } from '@/components/DateRange';
import { PageHeader } from '@/components/PageHeader';
import { RadioGroup } from '@/components/RadioGroup';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { RANGE_FAULTS, rangeFault } from '@/domain/usage';
import { Panel } from '@/product/Panel';
import { FileReport } from './FileReport';
import { FORMATS, REPORTS, type ReportKind, type ReportRequest } from './reportKinds';
import { ShownReport } from './ShownReport';

interface ReportsScreenProps {
  subscriptionId: string;
  /** The client of the subscription. */
  customerId: string;
  /** The environments whose reports the user may read. */
  environments: readonly Environment[];
  /** Whether the user may read those of the whole subscription. */
  mayReadSubscription: boolean;
  /** Today, UTC, as `YYYY-MM-DD`. */
  today: string;
}

const ALL: readonly ReportKind[] = ['subscription', 'environment', 'studio', 'customer'];

/** The reports of section 7: subject and days, then a file or a table. */
export function ReportsScreen(props: ReportsScreenProps) {
  const { subscriptionId, customerId, environments, mayReadSubscription, today } = props;
  const kinds = ALL.filter((kind) => mayReadSubscription || kind === 'environment' || kind === 'studio');
  const [request, setRequest] = useState<ReportRequest>({
    kind: kinds[0] ?? 'studio',
    startDate: '',
    endDate: '',
    environmentId: '',
    format: 'csv',
  });
  const [isChecked, setChecked] = useState(false);
  const { kind, startDate, endDate, environmentId, format } = request;
  const change = (part: Partial<ReportRequest>) => setRequest((present) => ({ ...present, ...part }));
  const fault = rangeFault(startDate, endDate);
  const lacksEnvironment = kind === 'environment' && environmentId === '';
  const check = () => {
    setChecked(true);
    return fault === undefined && !lacksEnvironment;
  };
  const takesEnvironment = kind === 'environment' || kind === 'studio';
  return (
    <>
      <PageHeader title="Reports" description="Usage over days of your choice, as a file or a table." />
      <Card padding="l">
        <Stack gap="5">
          <RadioGroup
            label="Report"
            options={kinds.map((value) => ({
              value,
              label: REPORTS[value].label,
              description: REPORTS[value].description,
            }))}
            value={kind}
            onValueChange={(value) => change({ kind: value })}
          />
          <Stack gap="4" css={{ maxWidth: '26rem' }}>
            {takesEnvironment && (
              <Select
                label="Environment"
                required={kind === 'environment'}
                options={[
                  ...(kind === 'studio' ? [{ value: '', label: 'All' }] : []),
                  ...environments.map(({ guid, name }) => ({ value: guid, label: name })),
                ]}
                {...(kind === 'environment' && { placeholder: 'Choose an environment' })}
                value={environmentId}
                onValueChange={(value) => change({ environmentId: value })}
                {...(isChecked && lacksEnvironment && { error: 'Choose an environment.' })}
              />
            )}
            <DateRange
              label="Days"
              required
              max={today}
              value={{ start: startDate, end: endDate }}
              onValueChange={({ start, end }) => change({ startDate: start, endDate: end })}
              {...(isChecked && fault && { error: RANGE_FAULTS[fault] })}
            />
            {REPORTS[kind].isFile && (
              <div>
                <SegmentedControl
                  label="File"
                  options={FORMATS}
                  value={format}
                  onValueChange={(value) => change({ format: value })}
                />
              </div>
            )}
          </Stack>
          <Panel key={kind} what="The report">
            {REPORTS[kind].isFile ? (
              <FileReport subscriptionId={subscriptionId} request={request} onCheck={check} />
            ) : (
              <ShownReport customerId={customerId} request={request} onCheck={check} />
            )}
          </Panel>
        </Stack>
      </Card>
    </>
  );
}
