import { Button } from '@/components/Button';
import { DateRange } from '@/components/DateRange';
import { Inline } from '@/components/Inline';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Select } from '@/components/Select';
import { RANGE_FAULTS } from '@/domain/usage';
import { periodOf, TOPS, type GROUPINGS, type UsageQuestion, type UsageView } from './usageView';

const TOP_LABELS = { 5: 'Busiest 5', 10: 'Busiest 10', all: 'All' } as const;

interface UsageControlsProps {
  view: UsageView;
  question: UsageQuestion;
  onViewChange: (view: UsageView) => void;
  /** The groupings there are here. */
  groupings: readonly (typeof GROUPINGS)[number][];
  /** Whether the number of environments or outputs can be limited. */
  hasTop: boolean;
  today: string;
}

/** What of the usage is shown: how it is added up, and of which days. */
export function UsageControls(props: UsageControlsProps) {
  const { view, question, onViewChange, groupings, hasTop, today } = props;
  const isUsual = view.start === '' && view.end === '';
  const { range, fault } = question;
  const ownFault = fault && fault !== 'order' ? RANGE_FAULTS[fault] : undefined;
  return (
    <Inline gap="4" align="end" css={{ flexWrap: 'wrap' }}>
      <SegmentedControl
        label="Add up by"
        options={groupings}
        value={view.groupBy}
        onValueChange={(groupBy) => onViewChange({ ...view, groupBy })}
      />
      <DateRange
        label="Days"
        value={range}
        max={today}
        onValueChange={({ start, end }) => onViewChange({ ...view, start, end })}
        {...(ownFault && { error: ownFault })}
      />
      {hasTop && !periodOf(view.groupBy) && (
        <Select
          label="Show"
          options={TOPS.map((top) => ({ value: top, label: TOP_LABELS[top] }))}
          value={view.top}
          onValueChange={(top) => onViewChange({ ...view, top })}
        />
      )}
      {!isUsual && <Button onClick={() => onViewChange({ ...view, start: '', end: '' })}>Usual days</Button>}
    </Inline>
  );
}
