import { Download, X } from 'lucide-react';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Text } from '@/components/Text';
import { Bar, Spacer } from './tableParts';
import type { DataTableBulkAction } from './types';

/** Props of {@link DataTableBulkBar}. */
export interface DataTableBulkBarProps<Row> {
  rows: Row[];
  /** How many of them are hidden by search or filters. */
  hiddenCount: number;
  actions: readonly DataTableBulkAction<Row>[];
  onClear: () => void;
  /** Shows the hidden ones. */
  onShowHidden: () => void;
  /** Exports the selected rows; `undefined` for a table without export. */
  onExport: (() => void) | undefined;
}

/** Actions for the selected rows that fit at least one; below the table and always in view. */
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
