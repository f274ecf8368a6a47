import { Download, X } from 'lucide-react';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Text } from '@/components/Text';
import { Bar, Spacer } from './parts';
import type { DataTableBulkAction } from './types';

/** Props of {@link DataTableBulkBar}. */
export interface DataTableBulkBarProps<Row> {
  rows: Row[];
  actions: readonly DataTableBulkAction<Row>[];
  onClear: () => void;
  /** Exports the selected rows; `undefined` for a table without export. */
  onExport: (() => void) | undefined;
}

/** What can be done with the selected rows; stands where the toolbar was. */
export function DataTableBulkBar<Row>({ rows, actions, onClear, onExport }: DataTableBulkBarProps<Row>) {
  return (
    <Bar bulk role="group" aria-label="Selection" data-testid="gsc-bulk-bar">
      <IconButton icon={X} label="Clear selection" size="s" onClick={onClear} />
      <Text role="status" weight="medium" numeric>
        {rows.length.toLocaleString()} selected
      </Text>
      <Spacer />
      {actions.map((action) => (
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
