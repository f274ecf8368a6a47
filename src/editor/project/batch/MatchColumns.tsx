import { useState } from 'react';
import { Button } from '@/components/Button';
import { Checkbox } from '@/components/Checkbox';
import { Dialog } from '@/components/Dialog';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import type { FormField } from '../../page/fields/VariableField';
import { columnName, unplacedColumns, type ReadTable } from './readRows';

interface MatchColumnsProps {
  /** The name of the file. */
  name: string;
  table: ReadTable;
  columns: readonly FormField[];
  /** Called with the table whose columns have the places that were chosen. */
  onMatch: (table: ReadTable) => void;
  onClose: () => void;
}

/** The longest example of a value. */
const LONGEST_EXAMPLE = 40;
const LEAVE_OUT = -1;

const labelOf = ({ variable }: FormField) => variable.label ?? variable.name;

/** The name of a column of a file, with its first value. */
function headOf(table: ReadTable, at: number): string {
  const value = (table.lines[table.hasNames ? 1 : 0]?.[at] ?? '').trim();
  const name = columnName(table, at);
  const words = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (value === '') return words;
  return `${words}, such as “${value.slice(0, LONGEST_EXAMPLE)}${value.length > LONGEST_EXAMPLE ? '…' : ''}”`;
}

/** Asks where the columns of a file go whose names are not those of variables. */
export function MatchColumns({ name, table: read, columns, onMatch, onClose }: MatchColumnsProps) {
  // If no name is known, the first line may be names or values: people choose.
  const isOpen = !read.hasNames;
  const [hasNames, setHasNames] = useState(read.hasNames || read.lines.length > 1);
  const [targets, setTargets] = useState(read.targets);
  const table: ReadTable = { ...read, hasNames, targets };
  const asked = isOpen ? [...read.targets.keys()] : unplacedColumns(read);
  const options = [
    { value: String(LEAVE_OUT), label: 'Leave out' },
    ...columns.map((column, index) => ({ value: String(index), label: labelOf(column) })),
  ];
  const place = (at: number, target: number) =>
    // A variable takes one column.
    setTargets(targets.map((each, index) => (index === at ? target : each === target ? LEAVE_OUT : each)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Match the columns"
      description={`Some columns of ${name} are not named like a variable. Choose where their values go.`}
      onSubmit={(event) => {
        event.preventDefault();
        onMatch(table);
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" intent="primary">
            Add rows
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isOpen && (
          <Checkbox
            label="The first row holds names, not values"
            checked={hasNames}
            onCheckedChange={setHasNames}
          />
        )}
        {asked.map((at) => (
          <Select
            key={at}
            label={headOf(table, at)}
            options={options}
            value={String(targets[at] ?? LEAVE_OUT)}
            onValueChange={(target) => place(at, Number(target))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
