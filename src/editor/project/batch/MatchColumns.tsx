import { Checkbox } from '@/components/Checkbox';
import { Select } from '@/components/Select';
import { textOfTableCell } from '@/domain/table-file';
import type { FormField } from '../../page/fields/VariableField';
import { columnName, type ReadTable } from './readRows';

interface MatchColumnsProps {
  table: ReadTable;
  columns: readonly FormField[];
  /** Indexes of the file's columns to ask about. */
  asked: readonly number[];
  /** Whether the first line may be names or values. */
  isOpen: boolean;
  onNames: (hasNames: boolean) => void;
  onTargets: (targets: readonly number[]) => void;
}

/** Maximum length of an example value. */
const LONGEST_EXAMPLE = 40;
const LEAVE_OUT = -1;

const labelOf = ({ variable }: FormField) => variable.label ?? variable.name;

/** Returns the name of a file's column, with its first value. */
function describeColumn(table: ReadTable, at: number): string {
  const value = textOfTableCell(table.lines[table.hasNames ? 1 : 0]?.[at] ?? '').trim();
  const name = columnName(table, at);
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (value === '') return words;
  return `${words}, such as “${value.slice(0, LONGEST_EXAMPLE)}${value.length > LONGEST_EXAMPLE ? '…' : ''}”`;
}

/** Asks for the variables of columns whose names match none. */
export function MatchColumns({ table, columns, asked, isOpen, onNames, onTargets }: MatchColumnsProps) {
  const options = [
    { value: String(LEAVE_OUT), label: 'Leave out' },
    ...columns.map((column, index) => ({ value: String(index), label: labelOf(column) })),
  ];
  const place = (at: number, target: number) =>
    // A variable takes only one column.
    onTargets(
      table.targets.map((each, index) => (index === at ? target : each === target ? LEAVE_OUT : each)),
    );
  return (
    <>
      {isOpen && (
        <Checkbox
          label="The first row holds names, not values"
          checked={table.hasNames}
          onCheckedChange={onNames}
        />
      )}
      {asked.map((at) => (
        <Select
          key={at}
          label={describeColumn(table, at)}
          options={options}
          value={String(table.targets[at] ?? LEAVE_OUT)}
          onValueChange={(target) => place(at, Number(target))}
        />
      ))}
    </>
  );
}
