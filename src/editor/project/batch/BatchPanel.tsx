import { FileUp, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo, useState, type RefObject } from 'react';
import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { DATA_SET_LIMITS } from '@/domain/data-set';
import { countOf } from '@/domain/format';
import type { ImageChoices } from '../../page/fields/ImageField';
import { useBatchView } from './BatchSession';
import { BatchTable } from './BatchTable';
import { MatchColumns } from './MatchColumns';
import { nextFault } from './nextFault';
import {
  readPasted,
  readRowFile,
  rowsOfTable,
  unplacedColumns,
  type ReadRows,
  type ReadTable,
} from './readRows';
import { areaOf } from './tableKeys';
import type { Batch } from './useBatch';

interface BatchPanelProps {
  /** The table itself. */
  frame: RefObject<HTMLDivElement | null>;
  batch: Pick<Batch, 'session' | 'columns' | 'faultsOf'>;
  images: ImageChoices;
}

const FAULT_OF_FILE = 'Choose a file of up to 10 MB that is still where it was.';

/** What a file holds; `undefined` where it was moved or taken away meanwhile. */
const bytesOf = (file: File): Promise<Uint8Array | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

/** What came of reading rows, in words. */
function wordsOf({ rows, unused }: ReadRows, what: 'pasted' | 'read'): string {
  const rest = unused.length === 0 ? '' : ` Not used: ${unused.join(', ')}.`;
  return `${countOf(rows.length, 'row')} ${what}.${rest}`;
}

/** Many rows that each make a record: typed, pasted or read from a file, with what is wrong with them. */
export function BatchPanel({ frame, batch: { session, columns, faultsOf }, images }: BatchPanelProps) {
  const [asked, setAsked] = useState<{ readonly name: string; readonly table: ReadTable }>();
  const { rows, ticked, place, anchor, said, refused, isRead } = useBatchView(session, (view) => view);
  const right = useMemo(() => rows.filter(({ cells }) => faultsOf(cells).size === 0), [rows, faultsOf]);
  const faulty = rows.length - right.length;
  const paste = (text: string) => {
    const { top, bottom, left, right } = areaOf(place, anchor);
    const read = readPasted(text, columns, left);
    const [first] = read.rows;
    const [single] = Object.values(first ?? {});
    const isOne = read.rows.length === 1 && Object.keys(first ?? {}).length === 1 && read.unused.length === 0;
    // One value fills all cells that are selected, as in spreadsheets.
    const filling = Object.fromEntries(columns.slice(left, right + 1).map(({ id }) => [id, single ?? '']));
    const lines = isOne ? Array.from({ length: bottom - top + 1 }, () => filling) : read.rows;
    if (lines.length > 0 && session.write(top, lines, 'pasting') && !isOne)
      session.say(wordsOf(read, 'pasted'));
  };
  const add = (name: string, table: ReadTable) => {
    const read = rowsOfTable(table, columns);
    if (session.write(session.view().rows.length, read.rows, `reading ${name}`))
      session.say(wordsOf(read, 'read'));
  };
  const readFile = async (file: File) => {
    const bytes = file.size > DATA_SET_LIMITS.bytes ? undefined : await bytesOf(file);
    const read = bytes ? readRowFile(bytes, columns) : { fault: FAULT_OF_FILE };
    if ('fault' in read) session.say(`${file.name} could not be read. ${read.fault}`, 'refused');
    else if (read.hasNames && unplacedColumns(read).length === 0) add(file.name, read);
    else setAsked({ name: file.name, table: read });
  };
  const goToFault = () => {
    const to = nextFault(rows, columns, faultsOf, place);
    frame.current?.focus();
    if (to) session.goTo(to);
  };
  if (!isRead) return <Skeleton shape="block" height="60dvh" aria-busy="true" aria-label="Loading rows" />;
  const { top, bottom } = areaOf(place, anchor);
  const removed = ticked.size > 0 ? rows.filter(({ key }) => ticked.has(key)) : rows.slice(top, bottom + 1);
  return (
    <Stack as="section" gap="3" aria-label="Batch table" css={{ height: '100%', minHeight: 0 }}>
      <Inline gap="2" wrap css={{ rowGap: '$2' }}>
        <FileButton
          size="s"
          startIcon={FileUp}
          accept=".csv,.tsv,.txt"
          onFiles={([file]) => file && void readFile(file)}
        >
          Add from CSV…
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
      {rows.length === 0 && (
        <Text as="p" size="small" tone="muted">
          Type into the first row, paste rows from a spreadsheet, or add a CSV file. A first row with the
          names of the columns tells which is which.
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
      <BatchTable {...{ frame, session, columns, faultsOf, images }} onPaste={paste} />
      <Text as="p" size="small" tone="muted" role="status" css={{ minHeight: '$fontSizes$large' }}>
        {said}
      </Text>
      {asked && (
        <MatchColumns
          {...asked}
          columns={columns}
          onMatch={(table) => {
            setAsked(undefined);
            add(asked.name, table);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
