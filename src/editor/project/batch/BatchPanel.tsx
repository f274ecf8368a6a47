import { useMemo, type RefObject } from 'react';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { LoadingTable } from '@/product/DataRowTable';
import { LoadError } from '@/product/LoadError';
import type { ImageChoices } from '../../page/fields/ImageField';
import { AskForKept } from './AskForKept';
import { AskForRows } from './AskForRows';
import { useBatchView } from './BatchSession';
import { BatchTable } from './BatchTable';
import { BatchToolbar } from './BatchToolbar';
import { findNextFault } from './findNextFault';
import { pasteRows } from './pasteRows';
import { getArea } from './tableKeys';
import { useAddRows } from './useAddRows';
import type { Batch } from './useBatch';

interface BatchPanelProps {
  /** The table element. */
  frame: RefObject<HTMLDivElement | null>;
  batch: Pick<Batch, 'session' | 'columns' | 'faultsOf'>;
  images: ImageChoices;
}

/** The batch table: rows that each make a record, typed, pasted or read from a file, with their errors. */
export function BatchPanel({ frame, batch: { session, columns, faultsOf }, images }: BatchPanelProps) {
  const view = useBatchView(session, (present) => present);
  const { rows, ticked, place, anchor, said, refused, isRead } = view;
  const right = useMemo(() => rows.filter(({ cells }) => faultsOf(cells).size === 0), [rows, faultsOf]);
  const faulty = rows.length - right.length;
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
      <BatchToolbar
        rowCount={rows.length}
        faultCount={faulty}
        chosenCount={ticked.size}
        removedCount={removed.length}
        onFile={(file) => void adding.readFile(file)}
        onRemove={() => session.remove(new Set(removed.map(({ key }) => key)))}
        onNextFault={goToFault}
      />
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
          Type into the first row, paste rows from a spreadsheet, or add a CSV file or an Excel workbook.
          Column names in the first row are matched to the columns.
        </Text>
      )}
      {refused !== '' && (
        <InlineMessage
          kind="NEGATIVE"
          action={
            faulty > 0 &&
            right.length > 0 && (
              <Button size="s" onClick={() => session.choose(right.map(({ key }) => key))}>
                Choose {countOf(right.length, 'row')} without errors
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
        onPaste={(text) => pasteRows(session, columns, text)}
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
