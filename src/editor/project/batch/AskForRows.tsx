import { useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { SheetSelect } from '@/product/SheetSelect';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchRow } from './batchView';
import { ChooseWay } from './ChooseWay';
import { MatchColumns } from './MatchColumns';
import { findKeyColumn, planRows, type RowWay } from './planRows';
import { RequiredNote } from './RequiredNote';
import { findMissingRequired } from './findMissingRequired';
import { toRows, findUnplacedColumns, type ReadRows, type ReadTable } from './readRows';
import type { AskedRows, Reading } from './useAddRows';

interface AskForRowsProps extends AskedRows {
  columns: readonly FormField[];
  /** The rows of the table. */
  rows: readonly BatchRow[];
  /** The file while another sheet of it is being read. */
  reading: Reading | undefined;
  onSheet: (name: string) => void;
  /** Called with the rows of the placed columns, and what to do with them. */
  onAnswer: (read: ReadRows, way: RowWay) => void;
  onClose: () => void;
}

const VERBS = { add: 'Add rows', replace: 'Replace rows', update: 'Update rows' } as const;
const NO_ROWS: ReadRows = { rows: [], count: 0, hasNames: false, unused: [] };

/** Keeps the user's choices about a read table, and the resulting rows. */
function useChoices(read: AskedRows['read'], columns: readonly FormField[], rows: readonly BatchRow[]) {
  const table = 'fault' in read ? undefined : read;
  // If no name is known, the first line may be names or values: the user decides.
  const [hasNames, setHasNames] = useState(table ? table.hasNames || table.lines.length > 1 : false);
  const [targets, setTargets] = useState(table?.targets ?? []);
  const [way, setWay] = useState<RowWay>({ kind: 'add' });
  const placed = useMemo(() => table && { ...table, hasNames, targets }, [table, hasNames, targets]);
  const found = useMemo(() => (placed ? toRows(placed, columns) : NO_ROWS), [placed, columns]);
  const inFile = useMemo(() => columns.filter((_, at) => targets.includes(at)), [columns, targets]);
  const naming = useMemo(() => findKeyColumn(rows, found.rows, inFile), [rows, found, inFile]);
  const valid = useMemo((): RowWay => {
    // A column that has since been left out can't identify rows.
    if (way.kind !== 'update' || inFile.includes(way.by)) return way;
    return naming ? { kind: 'update', by: naming } : { kind: 'add' };
  }, [way, inFile, naming]);
  const plan = useMemo(() => planRows(rows, found.rows, valid), [rows, found, valid]);
  return { table: placed, found, inFile, naming, way: valid, plan, setHasNames, setTargets, setWay };
}

/** Returns the columns of a file to ask about: all if no name is known, else the unknown ones. */
const findUnclearColumns = (read: ReadTable): readonly number[] =>
  read.hasNames ? findUnplacedColumns(read) : [...read.targets.keys()];

/** Asks about the rows of a file: its sheet, the targets of its columns, and what happens to existing rows. */
export function AskForRows(props: AskForRowsProps) {
  const { file, sheets, sheet, notes, read, columns, rows, reading, onSheet, onAnswer, onClose } = props;
  const { table, found, inFile, naming, way, plan, ...set } = useChoices(read, columns, rows);
  const asked = 'fault' in read ? [] : findUnclearColumns(read);
  const left = table ? findMissingRequired(columns, table.targets) : [];
  const withheld = () => {
    if (reading || !table) return 'This sheet can’t be read.';
    return plan.repeated && 'Choose another column.';
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={asked.length > 0 ? 'Match the columns' : 'Add rows'}
      description={
        asked.length > 0
          ? `Some columns of ${file.name} are not named like a variable. Choose where their values go.`
          : rows.length > 0
            ? `Choose how to add the rows of ${file.name}.`
            : `Look at the rows of ${file.name} before they are added.`
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (withheld() === undefined) onAnswer(found, way);
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" intent="primary" disabledReason={withheld()}>
            {VERBS[way.kind]}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SheetSelect sheets={sheets} value={sheet} onValueChange={onSheet} />
        {reading && <ProgressBar label={`Reading ${reading.name}`} value={reading.part} />}
        {'fault' in read && <InlineMessage kind="NEGATIVE">{read.fault}</InlineMessage>}
        {notes.map((note) => (
          <InlineMessage key={note} kind="INFORMATIVE">
            {note}
          </InlineMessage>
        ))}
        {table && asked.length > 0 && (
          <MatchColumns
            table={table}
            columns={columns}
            asked={asked}
            isOpen={!('fault' in read) && !read.hasNames}
            onNames={set.setHasNames}
            onTargets={set.setTargets}
          />
        )}
        <RequiredNote left={left} />
        {table && rows.length > 0 && (
          <ChooseWay
            count={rows.length}
            columns={inFile}
            way={way}
            naming={naming}
            plan={plan}
            onWay={set.setWay}
          />
        )}
      </Stack>
    </Dialog>
  );
}
