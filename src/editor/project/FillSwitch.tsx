import { Inline } from '@/components/Inline';
import { SegmentedControl } from '@/components/SegmentedControl';

interface FillSwitchProps {
  isBatch: boolean;
  /** Number of rows in the batch table. */
  rowCount: number;
  onSwitch: (isBatch: boolean) => void;
}

/** Switches between the form and the batch table. */
export function FillSwitch({ isBatch, rowCount, onSwitch }: FillSwitchProps) {
  return (
    <Inline>
      {' '}
      <SegmentedControl
        label="Form or batch table"
        options={[
          { value: 'form', label: 'Form' },
          { value: 'batch', label: rowCount > 0 ? `Batch table (${rowCount})` : 'Batch table' },
        ]}
        value={isBatch ? 'batch' : 'form'}
        onValueChange={(value) => onSwitch(value === 'batch')}
      />
    </Inline>
  );
}
