import type { ReactNode } from 'react';
import { InlineMessage } from '@/components/InlineMessage';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { LoadError } from '@/product/LoadError';
import { Panel } from '@/product/Panel';
import { NOT_PRINTED, PrintSheet } from '@/components/PrintSheet';
import { UsageControls } from './UsageControls';
import { UsageFigures } from './UsageFigures';
import { useUsage, type UsageOwner } from './useUsage';
import { GROUPINGS, questionOf, type UsageView } from './usageView';

interface UsageScreenProps {
  title: string;
  badges?: ReactNode;
  owner: UsageOwner;
  /** Renders a year by contract; without it no line is drawn for it. */
  rendersAYear?: number | undefined;
  /** Today, UTC, as `YYYY-MM-DD`. */
  today: string;
  view: UsageView;
  onViewChange: (view: UsageView) => void;
  /** Shown under the renders. */
  children?: ReactNode;
}

/** Renders over time, by environment or by output, beside the period before; as a chart, as a table and as a file. */
export function UsageScreen(props: UsageScreenProps) {
  const { owner, rendersAYear, today, view, onViewChange } = props;
  const isOfSubscription = 'subscriptionId' in owner;
  const question = questionOf(view, today);
  const { groupBy, range, fault } = question;
  const { now, before } = useUsage({ owner, question, top: view.top });
  return (
    <PrintSheet>
      <PageHeader title={props.title} badges={props.badges} />
      <Stack gap="5">
        <div {...NOT_PRINTED}>
          <UsageControls
            {...{ view, question, onViewChange, today }}
            groupings={
              isOfSubscription ? GROUPINGS : GROUPINGS.filter(({ value }) => value !== 'environment')
            }
            hasTop={isOfSubscription}
          />
        </div>
        {view.groupBy !== groupBy && (
          <InlineMessage kind="INFORMATIVE">
            These are more than 366 days, so they are added up by month.
          </InlineMessage>
        )}
        <LoadError what="The usage" reads={[now]} />
        <LoadError what="The period before" reads={[before]} />
        {fault ? (
          <Text tone="muted">Choose days to see what was rendered on them.</Text>
        ) : (
          <>
            <Panel what="The figures">
              <UsageFigures {...{ now, before, groupBy, range, rendersAYear }} />
            </Panel>
            <Text size="caption" tone="subtle">
              Renders are counted up to a day after they are made; watermarked ones are not part of the
              contract.
            </Text>
          </>
        )}
        {props.children}
      </Stack>
    </PrintSheet>
  );
}
