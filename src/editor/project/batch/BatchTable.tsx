import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useState, type ClipboardEvent, type RefObject } from 'react';
import { Checkbox } from '@/components/Checkbox';
import type { ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';
import { useBatchView, type BatchSession } from './BatchSession';
import type { RowCells, RowFaults } from './cells';
import { ChoosePicture, pictureField } from './ChoosePicture';
import { Cell, columnWidths, Frame, Head, Line, ROW_HEIGHT, Words } from './tableParts';
import { TableRow } from './TableRow';
import { tableInput } from './tableInput';
import { areaOf, cellId } from './tableKeys';

interface BatchTableProps {
  frame: RefObject<HTMLDivElement | null>;
  session: BatchSession;
  columns: readonly FormField[];
  faultsOf: (cells: RowCells) => RowFaults;
  images: ImageChoices;
  /** Called with what was pasted, from the row on where it goes. */
  onPaste: (text: string) => void;
}

/** A table of rows that is typed into, gone through and pasted into as a spreadsheet is. Only what is in sight is drawn. */
export function BatchTable({ frame, session, columns, faultsOf, images, onPaste }: BatchTableProps) {
  const { rows, ticked, place, anchor, draft } = useBatchView(session, (view) => view);
  const id = useId();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  /** With the row behind the last, which is there once something is typed into it. */
  const count = rows.length + 1;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized over its functions
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT * rem,
    overscan: 6,
    scrollPaddingEnd: ROW_HEIGHT * rem * 2,
    initialRect: { width: 1_000, height: 600 },
  });
  const activeId = cellId(id, place);
  const { row: activeRow } = place;
  useEffect(() => {
    // Only where somebody is at work: a table that appears scrolls nothing.
    if (!frame.current?.contains(document.activeElement)) return;
    virtualizer.scrollToIndex(activeRow);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the virtualizer is another object after each scroll
  }, [activeId, activeRow]);

  const [asked, setAsked] = useState<ReturnType<typeof pictureField>>();
  const input = useMemo(() => {
    const ask = (field: FormField) => {
      const picture = pictureField(field, images);
      setAsked(picture);
      return picture !== undefined;
    };
    return tableInput({ frame, session, columns, ask });
  }, [frame, session, columns, images]);
  const paste = (event: ClipboardEvent) => {
    // What is being typed is pasted into by the browser.
    if (draft) return;
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'));
  };
  const { top, bottom, left, right } = areaOf(place, anchor);
  const template = columnWidths(columns.length);
  const measured = virtualizer.getVirtualItems();
  // Until the frame has a height, the rows it begins with.
  const items =
    measured.length > 0
      ? measured
      : Array.from({ length: Math.min(count, 10) }, (_, index) => ({
          index,
          start: index * ROW_HEIGHT * rem,
        }));
  return (
    <>
      <Frame
        ref={frame}
        role="grid"
        aria-label="Rows"
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={items.some(({ index }) => index === place.row) ? activeId : undefined}
        tabIndex={0}
        onKeyDown={input.onKeyDown}
        onCopy={input.copy}
        onCut={input.copy}
        onPaste={paste}
      >
        <Line role="row" aria-rowindex={1} isHead style={template}>
          <Head role="columnheader">
            <Checkbox
              label="Choose all rows"
              hideLabel
              tabIndex={-1}
              checked={rows.length > 0 && ticked.size === rows.length}
              indeterminate={ticked.size > 0 && ticked.size < rows.length}
              onCheckedChange={(isTicked) =>
                session.tick(
                  rows.map(({ key }) => key),
                  isTicked,
                )
              }
            />
          </Head>
          {columns.map(({ id: variableId, variable }) => (
            <Cell key={variableId} role="columnheader" isNumber={variable.type === 'number'}>
              <Words title={variable.label ?? variable.name}>
                {variable.label ?? variable.name}
                {variable.isRequired && <span aria-hidden> *</span>}
              </Words>
            </Cell>
          ))}
        </Line>
        <div
          role="rowgroup"
          style={{ height: virtualizer.getTotalSize(), position: 'relative', minWidth: template.minWidth }}
        >
          {items.map(({ index, start }) => {
            const row = rows[index];
            const isShown = index === place.row;
            const isSelected = index >= top && index <= bottom;
            return (
              <TableRow
                key={index}
                {...{ session, columns, faultsOf, images, input, index, row, start, id }}
                isTicked={row !== undefined && ticked.has(row.key)}
                active={isShown ? place.column : undefined}
                from={isSelected ? left : 0}
                to={isSelected ? right : -1}
                draft={isShown ? draft : undefined}
              />
            );
          })}
        </div>
      </Frame>
      {asked && (
        <ChoosePicture
          {...{ images }}
          field={asked}
          onChoose={(assetId) => {
            session.write(place.row, [{ [asked.id]: assetId }], asked.variable.label ?? asked.variable.name);
            session.goTo(place);
          }}
          onClose={() => {
            setAsked(undefined);
            frame.current?.focus();
          }}
        />
      )}
    </>
  );
}
