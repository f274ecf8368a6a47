import { useId, type ClipboardEvent, type RefObject } from 'react';
import type { ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';
import { useBatchView, type BatchSession } from './BatchSession';
import type { RowCells, RowFaults } from './cells';
import { ChoosePicture } from './ChoosePicture';
import { columnWidths, Frame } from './tableParts';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useTableInput } from './useTableInput';
import { getArea, cellId } from './tableKeys';
import { useVirtualRows } from './useVirtualRows';

interface BatchTableProps {
  frame: RefObject<HTMLDivElement | null>;
  session: BatchSession;
  columns: readonly FormField[];
  faultsOf: (cells: RowCells) => RowFaults;
  images: ImageChoices;
  /** Called with the pasted text, to be written from the active row on. */
  onPaste: (text: string) => void;
}

/** A virtual table with the editing, movement and pasting of a spreadsheet. */
export function BatchTable({ frame, session, columns, faultsOf, images, onPaste }: BatchTableProps) {
  const { rows, ticked, place, anchor, draft } = useBatchView(session, (view) => view);
  const id = useId();
  /** Includes the empty row at the end, which becomes real once something is typed into it. */
  const count = rows.length + 1;
  const activeId = cellId(id, place);
  const { items, height } = useVirtualRows({ frame, count, activeId, activeRow: place.row });

  const { input, asked, endAsking } = useTableInput({ frame, session, columns, images });
  const paste = (event: ClipboardEvent) => {
    // The browser pastes into the cell's input.
    if (draft) return;
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'));
  };
  const { top, bottom, left, right } = getArea(place, anchor);
  const template = columnWidths(columns.length);
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
        <TableHead session={session} columns={columns} />
        <div role="rowgroup" style={{ height, position: 'relative', minWidth: template.minWidth }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            const isShown = index === place.row;
            const isSelected = index >= top && index <= bottom;
            return (
              <TableRow
                key={index}
                session={session}
                columns={columns}
                faultsOf={faultsOf}
                images={images}
                input={input}
                index={index}
                row={row}
                start={start}
                id={id}
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
          images={images}
          field={asked}
          onChoose={(assetId) => {
            session.write(place.row, [{ [asked.id]: assetId }], asked.variable.label ?? asked.variable.name);
            session.goTo(place);
          }}
          onClose={() => {
            endAsking();
            frame.current?.focus();
          }}
        />
      )}
    </>
  );
}
