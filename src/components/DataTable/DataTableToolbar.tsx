import { Columns3, Download } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { IconButton } from '@/components/IconButton';
import { Menu } from '@/components/Menu';
import { SearchField } from '@/components/SearchField';
import { Text } from '@/components/Text';
import { FilterChoice } from './FilterChoice';
import { Bar, BarEnd, SearchSlot } from './tableParts';
import type { DataTableProps, DataTableState } from './types';

/** Props of {@link DataTableToolbar}. */
export interface DataTableToolbarProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'filters' | 'noun' | 'searchLabel' | 'toolbar' | 'views'
> {
  state: DataTableState;
  /** Called with the changed parts; must be stable. */
  onChange: (part: Partial<DataTableState>) => void;
  /** Number of visible and of all rows; `undefined` while unknown. */
  count: { shown: number; all: number } | undefined;
  /** Exports the visible rows; `undefined` for a table without export. */
  onExport: (() => void) | undefined;
}

/** A stable empty list. */
const NOTHING: readonly string[] = [];

/** Search, filters, row count, column choice, export, and the caller's content. */
export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>) {
  const { columns, filters = [], noun, searchLabel, toolbar, state, onChange, count, onExport } = props;
  const latest = useRef({ filters: state.filters, onExport });
  useLayoutEffect(() => {
    latest.current = { filters: state.filters, onExport };
  });
  const choose = useCallback(
    (id: string, values: readonly string[]) => {
      const { [id]: _previous, ...others } = latest.current.filters;
      onChange({ filters: values.length === 0 ? others : { ...others, [id]: values } });
    },
    [onChange],
  );
  const hide = useCallback((hiddenColumns: readonly string[]) => onChange({ hiddenColumns }), [onChange]);
  const exportShown = useCallback(() => latest.current.onExport?.(), []);

  return (
    <Bar>
      {searchLabel !== false && (
        <SearchSlot>
          <SearchField
            label={searchLabel ?? `Search ${noun.other}`}
            value={state.search}
            onValueChange={(search) => onChange({ search })}
          />
        </SearchSlot>
      )}
      {filters.map((filter) => (
        <FilterChoice
          key={filter.id}
          filter={filter}
          values={state.filters[filter.id] ?? NOTHING}
          onChoose={choose}
        />
      ))}
      <BarEnd>
        <Text role="status" size="small" tone="muted" numeric css={{ whiteSpace: 'nowrap' }}>
          {count && describeCount(count, noun)}
        </Text>
        {props.views}
        <ColumnChoice columns={columns} hidden={state.hiddenColumns} onHide={hide} />
        {onExport && <ExportButton isEmpty={!count?.shown} onExport={exportShown} />}
        {toolbar}
      </BarEnd>
    </Bar>
  );
}

/* Memoised against every key of the search: hundreds of options, menus and tooltips. */

interface ColumnChoiceProps {
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}

const ColumnChoice = memo(function ColumnChoice({ columns, hidden, onHide }: ColumnChoiceProps) {
  const hideable = columns.filter((column) => column.hideable !== false);
  if (hideable.length < 2) return null;
  return (
    <Menu
      label="Columns"
      align="end"
      entries={hideable.map(({ id, header }) => ({
        id,
        label: header,
        keepOpen: true,
        checked: !hidden.includes(id),
        onSelect: () => onHide(toggle(hidden, id)),
      }))}
    >
      <IconButton icon={Columns3} label="Choose columns" />
    </Menu>
  );
});

const ExportButton = memo(function ExportButton(props: { isEmpty: boolean; onExport: () => void }) {
  const { isEmpty, onExport } = props;
  return (
    <IconButton
      icon={Download}
      label="Export as CSV"
      disabledReason={isEmpty ? 'There is nothing to export.' : undefined}
      onClick={onExport}
    />
  );
});

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

let figures: Intl.NumberFormat | undefined;

/** Avoids Intl for small numbers: its first use loads locale data and would delay the first screen. */
function figure(count: number): string {
  if (count < 1000) return String(count);
  figures ??= new Intl.NumberFormat();
  return figures.format(count);
}
