import type { ReactNode } from 'react';
import { InlineMessage } from '@/components/InlineMessage';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { LoadError } from '@/product/LoadError';
import { dayOf, type DayRange } from '@/domain/usage';
import { Panel } from '@/product/Panel';
import { RenderOutlook } from '@/product/RenderOutlook';
import { NOT_PRINTED, PrintSheet } from '@/components/PrintSheet';
import { CostByEnvironment, type CostFacts } from './CostByEnvironment';
import { UsageControls } from './UsageControls';
import { UsageFigures } from './UsageFigures';
import { useUsage, type UsageOwner } from './useUsage';
import { GROUPINGS, hasOwnDays, questionOf, type UsageContract, type UsageView } from './usageView';

interface UsageScreenProps {
  title: string;
  badges?: ReactNode;
  owner: UsageOwner;
  /** The contract of these renders; without it none is mentioned. */
  contract?: UsageContract | undefined;
  /** The first day of the contract, as `YYYY-MM-DD`, when no more of it is shown. @default the start of `contract` */
  contractStart?: string | undefined;
  /** Whether the contract is still loading; the query may depend on it and waits. @default false */
  isContractLoading?: boolean;
  now: Date;
  /** The address of an environment's usage for these days. */
  environmentHref?: (environmentId: string, range: DayRange) => string;
  view: UsageView;
  onViewChange: (view: UsageView) => void;
  /** The inputs of costs; without them none are shown. */
  costs?: CostFacts | undefined;
  /** Content below the renders. */
  children?: ReactNode;
}

/** Renders over time, by environment or by output, beside the previous range; as a chart, a table and a file. */
export function UsageScreen(props: UsageScreenProps) {
  const { owner, contract, isContractLoading = false, view, onViewChange } = props;
  const isOfSubscription = 'subscriptionId' in owner;
  const today = dayOf(props.now);
  const contractStart = props.contractStart ?? contract?.startDate;
  const question = questionOf(view, today, contractStart);
  const { groupBy, range, fault } = question;
  const isAsked = !isContractLoading || hasOwnDays(view);
  const { now, before, monthsBefore } = useUsage({ owner, question, top: view.top, isAsked });
  return (
    <PrintSheet>
      <PageHeader title={props.title} badges={props.badges} />
      <Stack gap="5">
        <div {...NOT_PRINTED}>
          <UsageControls
            view={view}
            question={question}
            onViewChange={onViewChange}
            today={today}
            contractStart={contractStart}
            groupings={
              isOfSubscription ? GROUPINGS : GROUPINGS.filter(({ value }) => value !== 'environment')
            }
            hasTop={isOfSubscription}
          />
        </div>
        {view.groupBy !== groupBy && (
          <InlineMessage kind="INFORMATIVE">More than 366 days are grouped by month.</InlineMessage>
        )}
        {contract && <RenderOutlook contract={contract} now={props.now} />}
        <LoadError what="The usage" reads={[now]} />
        <LoadError what="The period before" reads={[before]} />
        {fault ? (
          <Text tone="muted">Choose days to see their renders.</Text>
        ) : (
          <>
            <Panel what="The figures">
              <UsageFigures
                now={now}
                before={before}
                groupBy={groupBy}
                range={range}
                owner={owner}
                contract={contract}
                contractStart={contractStart}
                view={view}
                onViewChange={onViewChange}
                earlier={question.before}
                monthsBefore={monthsBefore.data}
                environmentHref={props.environmentHref}
              />
            </Panel>
            <Text size="caption" tone="subtle">
              Renders are counted up to a day after they are made; watermarked ones are not part of the
              contract.
            </Text>
            {props.costs && isOfSubscription && (
              <Panel what="The cost">
                <CostByEnvironment {...props.costs} subscriptionId={owner.subscriptionId} range={range} />
              </Panel>
            )}
          </>
        )}
        {props.children}
      </Stack>
    </PrintSheet>
  );
}
