import { FileUp, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo, type RefObject } from 'react';
import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { LoadingTable } from '@/product/DataRowTable';
import { LoadError } from '@/product/LoadError';
import { TABLE_FILES } from '@/product/tableFile';
import type { ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';
import { AskForKept } from './AskForKept';
import { AskForRows } from './AskForRows';
import { useBatchView } from './BatchSession';
import { BatchTable } from './BatchTable';
import { findNextFault } from './findNextFault';
import { readPasted, type ReadRows } from './readRows';
import { getArea } from './tableKeys';
import { findMissingRequired } from './findMissingRequired';
import { describeRows, useAddRows } from './useAddRows';
import type { Batch } from './useBatch';

interface BatchPanelProps {
  /** The table element. */
  frame: RefObject<HTMLDivElement | null>;
  batch: Pick<Batch, 'session' | 'columns' | 'faultsOf'>;
  images: ImageChoices;
}

/**
 * Describes the outcome of pasting.
 * @param columns the columns of newly added rows; empty if none were added
 */
function describePasted(read: ReadRows, columns: readonly FormField[]): string {
  const filled = read.hasNames ? findMissingRequired(columns, findFilledColumns(read, columns)) : [];
  const taken = filled.filter(({ value }) => value !== '').map(({ label }) => label);
  const words = describeRows(read, 'pasted');
  return taken.length > 0 ? `${words} As in the form: ${taken.join(', ')}.` : words;
}

/** Returns the indexes of columns that pasted rows have values for. */
const findFilledColumns = (
  { rows: [first = {}] }: ReadRows,
  columns: readonly FormField[],
): readonly number[] => columns.flatMap(({ id }, at) => (first[id] === undefined ? [] : [at]));

/** The batch table: rows that each make a record, typed, pasted or read from a file, with their errors. */
export function BatchPanel({ frame, batch: { session, columns, faultsOf }, images }: BatchPanelProps) {
  const view = useBatchView(session, (present) => present);
  const { rows, ticked, place, anchor, said, refused, isRead } = view;
  const right = useMemo(() => rows.filter(({ cells }) => faultsOf(cells).size === 0), [rows, faultsOf]);
  const faulty = rows.length - right.length;
  const paste = (text: string) => {
    const { top, bottom, left, right } = getArea(place, anchor);
    const read = readPasted(text, columns, left);
    const [first] = read.rows;
    const [single] = Object.values(first ?? {});
    const isOne = read.rows.length === 1 && Object.keys(first ?? {}).length === 1 && read.unused.length === 0;
    // A single value fills all selected cells, as in spreadsheets.
    const filling = Object.fromEntries(columns.slice(left, right + 1).map(({ id }) => [id, single ?? '']));
    const lines = isOne ? Array.from({ length: bottom - top + 1 }, () => filling) : read.rows;
    const isAdding = top + lines.length > rows.length;
    if (lines.length > 0 && session.write(top, lines, 'pasting') && !isOne)
      session.say(describePasted(read, isAdding ? columns : []));
  };
  const adding = useAddRows(session, columns);
  const goToFault = () => {
    const to = findNextFault(rows, columns, faultsOf, place);
    frame.current?.focus();
    if (to) session.goTo(to);
  };
  if (view.asked) return <AskForKept session={session} found={view.asked} />;
  if (view.readFailure instanceof Error)
    return (
      <LoadError what="The rows" reads={[{ error: view.readFailure, refetch: () => void session.open() }]} />
    );
  if (!isRead) return <LoadingTable height="60dvh" />;
  const { top, bottom } = getArea(place, anchor);
  const removed = ticked.size > 0 ? rows.filter(({ key }) => ticked.has(key)) : rows.slice(top, bottom + 1);
  return (
    <Stack as="section" gap="3" aria-label="Batch table" css={{ height: '100%', minHeight: 0 }}>
      <Inline gap="2" wrap css={{ rowGap: '$2' }}>
        <FileButton
          size="s"
          startIcon={FileUp}
          accept={TABLE_FILES}
          onFiles={([file]) => file && void adding.readFile(file)}
        >
          Add from file…
        </FileButton>
        <Button
          size="s"
          startIcon={Trash2}
          disabledReason={removed.length === 0 ? 'There is no row here yet.' : undefined}
          onClick={() => session.remove(new Set(removed.map(({ key }) => key)))}
        >
          {removed.length > 1 ? `Remove ${countOf(removed.length, 'row')}` : 'Remove row'}
        </Button>
        {faulty > 0 && (
          <Button size="s" startIcon={TriangleAlert} onClick={goToFault}>
            Next error
          </Button>
        )}
        <Text
          size="small"
          tone={faulty > 0 ? 'negative' : 'muted'}
          role="status"
          css={{ marginInlineStart: 'auto' }}
        >
          {countOf(rows.length, 'row')}
          {faulty > 0 && `, ${faulty.toLocaleString()} with errors`}
          {ticked.size > 0 && `, ${ticked.size.toLocaleString()} chosen`}
        </Text>
      </Inline>
      {adding.reading && !adding.asked && (
        <Inline gap="3">
          <ProgressBar label={`Reading ${adding.reading.name}`} value={adding.reading.part} />
          <Button size="s" onClick={adding.reading.cancel}>
            Cancel
          </Button>
        </Inline>
      )}
      {rows.length === 0 && (
        <Text as="p" size="small" tone="muted">
          Type into the first row, paste rows from a spreadsheet, or add a CSV file or an Excel workbook. A
          first row with the names of the columns tells which is which.
        </Text>
      )}
      {refused !== '' && (
        <InlineMessage
          kind="NEGATIVE"
          action={
            faulty > 0 &&
            right.length > 0 && (
              <Button size="s" onClick={() => session.choose(right.map(({ key }) => key))}>
                Choose {countOf(right.length, 'right row')}
              </Button>
            )
          }
        >
          {refused}
        </InlineMessage>
      )}
      <BatchTable
        frame={frame}
        session={session}
        columns={columns}
        faultsOf={faultsOf}
        images={images}
        onPaste={paste}
      />
      <Text as="p" size="small" tone="muted" role="status" css={{ minHeight: '$fontSizes$large' }}>
        {said}
      </Text>
      {adding.asked && (
        <AskForRows
          key={adding.asked.sheet}
          {...adding.asked}
          columns={columns}
          rows={rows}
          reading={adding.reading}
          onSheet={adding.chooseSheet}
          onAnswer={adding.answer}
          onClose={adding.close}
        />
      )}
    </Stack>
  );
}
