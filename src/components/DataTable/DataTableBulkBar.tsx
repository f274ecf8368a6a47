import { Download, X } from 'lucide-react';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Text } from '@/components/Text';
import { Bar, Spacer } from './parts';
import type { DataTableBulkAction } from './types';

/** Props of {@link DataTableBulkBar}. */
export interface DataTableBulkBarProps<Row> {
  rows: Row[];
  /** How many of them a search or filter hides. */
  hiddenCount: number;
  actions: readonly DataTableBulkAction<Row>[];
  onClear: () => void;
  /** Shows those that are hidden. */
  onShowHidden: () => void;
  /** Exports the selected rows; `undefined` for a table without export. */
  onExport: (() => void) | undefined;
}

/** What can be done with the selected rows, as far as it fits any of them; stands below the table, and in sight of the window. */
export function DataTableBulkBar<Row>(props: DataTableBulkBarProps<Row>) {
  const { rows, hiddenCount, actions, onClear, onShowHidden, onExport } = props;
  const offered = actions.filter(({ fits }) => !fits || rows.some((row) => fits(row)));
  return (
    <Bar bulk role="group" aria-label="Selection" data-foot-bar data-testid="gsc-bulk-bar">
      <IconButton icon={X} label="Clear selection" size="s" onClick={onClear} />
      <Text role="status" weight="medium" numeric>
        {rows.length.toLocaleString()} selected
        {hiddenCount > 0 && `, ${hiddenCount.toLocaleString()} not shown`}
      </Text>
      {hiddenCount > 0 && (
        <Button size="s" intent="ghost" onClick={onShowHidden}>
          Show all
        </Button>
      )}
      <Spacer />
      {offered.map((action) => (
        <Button
          key={action.id}
          size="s"
          intent={action.danger ? 'danger' : 'neutral'}
          disabledReason={action.disabledReason?.(rows)}
          onClick={() => action.onSelect(rows)}
          {...(action.icon ? { startIcon: action.icon } : {})}
        >
          {action.label}
        </Button>
      ))}
      {onExport && <IconButton icon={Download} label="Export selected as CSV" size="s" onClick={onExport} />}
    </Bar>
  );
}
