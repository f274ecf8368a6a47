import { DateRange } from '@/components/DateRange';
import { Inline } from '@/components/Inline';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Select } from '@/components/Select';
import { presetOf, RANGE_FAULTS, RANGE_PRESETS, rangeOfPreset } from '@/domain/usage';
import { periodOf, TOPS, type GROUPINGS, type UsageQuestion, type UsageView } from './usageView';

const TOP_LABELS = { 5: 'Busiest 5', 10: 'Busiest 10', all: 'All' } as const;

interface UsageControlsProps {
  view: UsageView;
  question: UsageQuestion;
  onViewChange: (view: UsageView) => void;
  /** The available groupings. */
  groupings: readonly (typeof GROUPINGS)[number][];
  /** Whether the number of environments or outputs can be limited. */
  hasTop: boolean;
  today: string;
  /** The first day of the contract; without it there are no contract years to choose. */
  contractStart: string | undefined;
}

/** Value for days that match no preset. */
const CHOSEN = 'chosen';

/** Controls of the usage: grouping and days. */
export function UsageControls(props: UsageControlsProps) {
  const { view, question, onViewChange, groupings, hasTop, today, contractStart } = props;
  const { range, fault } = question;
  const presets = RANGE_PRESETS.filter(({ value }) => rangeOfPreset(value, today, contractStart));
  const chosenRange = view.preset && rangeOfPreset(view.preset, today, contractStart);
  const isChosen = chosenRange?.start === range.start && chosenRange.end === range.end;
  const preset = isChosen ? view.preset : presetOf(range, today, contractStart);
  const ownFault = fault && fault !== 'order' ? RANGE_FAULTS[fault] : undefined;
  return (
    <Inline gap="4" align="end" css={{ flexWrap: 'wrap' }}>
      <SegmentedControl
        label="Group by"
        options={groupings}
        value={view.groupBy}
        onValueChange={(groupBy) => onViewChange({ ...view, groupBy })}
      />
      <Select
        label="Period"
        options={preset ? presets : [...presets, { value: CHOSEN, label: 'Chosen days' }]}
        value={preset ?? CHOSEN}
        onValueChange={(chosen) =>
          chosen !== CHOSEN &&
          onViewChange({ ...view, ...rangeOfPreset(chosen, today, contractStart), preset: chosen })
        }
      />
      <DateRange
        label="Days"
        value={range}
        max={today}
        onValueChange={({ start, end }) => onViewChange({ ...view, start, end, preset: undefined })}
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
    </Inline>
  );
}
