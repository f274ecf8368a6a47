import { Columns3, Download } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Menu } from '@/components/Menu';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { Text } from '@/components/Text';
import { Bar, Spacer } from './parts';
import type { DataTableProps, DataTableState } from './types';

/** Props of {@link DataTableToolbar}. */
export interface DataTableToolbarProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'filters' | 'noun' | 'searchLabel' | 'toolbar'
> {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  /** Rows shown and rows there are; `undefined` while they are not known. */
  count: { shown: number; all: number } | undefined;
  /** Exports what is shown; `undefined` for a table without export. */
  onExport: (() => void) | undefined;
}

/** Search, filters, how many rows there are, column choice, export, and what the caller adds. */
export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>) {
  const { columns, filters = [], noun, searchLabel, toolbar, state, onStateChange, count, onExport } = props;
  const hideable = columns.filter((column) => column.hideable !== false);
  const change = (part: Partial<DataTableState>): void => onStateChange({ ...state, ...part });

  return (
    <Bar>
      {searchLabel !== false && (
        <SearchField
          label={searchLabel ?? `Search ${noun.other}`}
          value={state.search}
          onValueChange={(search) => change({ search })}
        />
      )}
      {filters.map((filter) => (
        <Select
          key={filter.id}
          label={filter.label}
          hideLabel
          value={state.filters[filter.id] ?? ''}
          options={[{ value: '', label: filter.allLabel }, ...filter.options]}
          onValueChange={(value) => {
            const { [filter.id]: _previous, ...others } = state.filters;
            change({ filters: value === '' ? others : { ...others, [filter.id]: value } });
          }}
        />
      ))}
      <Spacer />
      <Text role="status" size="small" tone="muted" numeric css={{ whiteSpace: 'nowrap' }}>
        {count && describeCount(count, noun)}
      </Text>
      {hideable.length > 1 && (
        <Menu
          label="Columns"
          align="end"
          entries={hideable.map((column) => ({
            id: column.id,
            label: column.header,
            keepOpen: true,
            checked: !state.hiddenColumns.includes(column.id),
            onSelect: () => change({ hiddenColumns: toggle(state.hiddenColumns, column.id) }),
          }))}
        >
          <IconButton icon={Columns3} label="Choose columns" />
        </Menu>
      )}
      {onExport && (
        <IconButton
          icon={Download}
          label="Export as CSV"
          disabledReason={count && count.shown > 0 ? undefined : 'There is nothing to export.'}
          onClick={onExport}
        />
      )}
      {toolbar}
    </Bar>
  );
}

function toggle(list: readonly string[], entry: string): readonly string[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}

function describeCount(
  { shown, all }: { shown: number; all: number },
  noun: { one: string; other: string },
): string {
  const word = all === 1 ? noun.one : noun.other;
  return shown === all ? `${figure(all)} ${word}` : `${figure(shown)} of ${figure(all)} ${word}`;
}

/** The first figure a page formats makes the browser load its locale data, which the first screen need not wait for. */
function figure(count: number): string {
  return count < 1000 ? String(count) : count.toLocaleString();
}
