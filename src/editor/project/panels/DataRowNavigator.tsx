import { ChevronLeft, ChevronRight, Table } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { labelOfRow, type DataColumn, type DataRow } from '@/domain/data-sets';
import { DataRowTable, LoadingTable, type DataRows } from '@/product/DataRowTable';
import { ErrorMessage } from '@/product/ErrorMessage';
import type { RowSource } from '../core/form';
import type { RowFault } from '../core/ProjectSession';

/** Reads the rows of a source and renders something with them. */
export type DrawRows = (source: RowSource, draw: (data: DataRows) => ReactNode) => ReactNode;

/** Distance in rows from the last loaded one at which more are loaded. */
const AHEAD = 5;

interface DataRowNavigatorProps {
  data: DataRows;
  /** Fills the project from a row. @returns the refused values */
  onFill: (columns: readonly DataColumn[], row: DataRow) => readonly RowFault[];
}

interface RowStepperProps {
  /** The chosen row, if any. */
  row: DataRow | undefined;
  index: number | undefined;
  total: number;
  /** Why there is no next row. */
  noNextReason: string | undefined;
  onPrevious: () => void;
  onNext: () => void;
}

/** The chosen row, with a button for the previous and for the next one. */
function RowStepper({ row, index, total, noNextReason, onPrevious, onNext }: RowStepperProps) {
  const labelId = useId();
  return (
    <Inline gap="2" css={{ flexWrap: 'nowrap' }}>
      <IconButton
        icon={ChevronLeft}
        label="Previous row"
        aria-describedby={labelId}
        disabledReason={!index ? 'There is no row before.' : undefined}
        onClick={onPrevious}
      />
      <Stack gap="0" css={{ flex: 1, minWidth: 0 }} aria-live="polite">
        <Text size="small" tone="muted">
          {index === undefined
            ? `No row chosen, ${total.toLocaleString()} in all`
            : `Row ${(index + 1).toLocaleString()} of ${total.toLocaleString()}`}
        </Text>
        <Text id={labelId} truncate title={row && labelOfRow(row)}>
          {row ? labelOfRow(row) : 'The next row is the first one.'}
        </Text>
      </Stack>
      <IconButton
        icon={ChevronRight}
        label="Next row"
        aria-describedby={labelId}
        disabledReason={noNextReason}
        onClick={onNext}
      />
    </Inline>
  );
}

/** The values of a row that the project refused, with the reasons. */
function RefusedValues({ faults }: { faults: readonly RowFault[] }) {
  return (
    <InlineMessage kind="NEUTRAL">
      Some values of this row could not be used.
      <Stack as="ul" gap="1" css={{ margin: 0, paddingInlineStart: '$5' }}>
        {faults.map(({ variableId, name, fault }) => (
          <li key={variableId}>
            {name}: {fault}
          </li>
        ))}
      </Stack>
    </InlineMessage>
  );
}

/** Steps through rows, each of which fills the project, or lets the user choose one from a table. */
export function DataRowNavigator({ data, onFill }: DataRowNavigatorProps) {
  const { columns, rows, total, error, retry, readOn } = data;
  const [index, setIndex] = useState<number>();
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const isShort = rows.length < total && (index ?? -1) + AHEAD >= rows.length;
  useEffect(() => {
    if (isShort) readOn();
  }, [isShort, readOn]);
  if (!columns)
    return error ? (
      <ErrorMessage
        error={error}
        action={
          <Button size="s" onClick={retry}>
            Try again
          </Button>
        }
      >
        The rows could not be loaded.
      </ErrorMessage>
    ) : (
      <LoadingTable height="4rem" />
    );
  if (total === 0)
    return (
      <Text as="p" tone="muted">
        The data source has no rows.
      </Text>
    );
  const next = index === undefined ? 0 : index + 1;
  const row = index === undefined ? undefined : rows[index];
  const goTo = (to: number) => {
    const chosen = rows[to];
    if (!chosen) return;
    setIndex(to);
    setFaults(onFill(columns, chosen));
  };
  const explainNoNext = () => {
    if (next >= total) return 'This is the last row.';
    if (next < rows.length) return undefined;
    return error ? 'More rows could not be loaded.' : 'The next rows are being loaded.';
  };
  return (
    <Stack gap="3" role="group" aria-label="Data rows">
      <RowStepper
        row={row}
        index={index}
        total={total}
        noNextReason={explainNoNext()}
        onPrevious={() => goTo((index ?? 1) - 1)}
        onNext={() => goTo(next)}
      />
      <Inline gap="2">
        <Button size="s" startIcon={Table} onClick={() => setIsTableOpen(true)}>
          All rows
        </Button>
        {error && (
          <Button size="s" onClick={retry}>
            Try again
          </Button>
        )}
      </Inline>
      {faults.length > 0 && <RefusedValues faults={faults} />}
      {isTableOpen && (
        <Dialog
          open
          size="xl"
          title="All rows"
          description="Choose the row to fill the project with."
          onOpenChange={setIsTableOpen}
        >
          <DataRowTable
            label="All rows"
            data={data}
            chosen={index}
            onChoose={(to) => {
              setIsTableOpen(false);
              goTo(to);
            }}
          />
        </Dialog>
      )}
    </Stack>
  );
}
