import { memo } from 'react';
import { Checkbox } from '@/components/Checkbox';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchRow, BatchSession, CellDraft } from './BatchSession';
import { CellInput } from './CellInput';
import { shownText, type RowCells, type RowFaults } from './cells';
import { connectorOf } from './ChoosePicture';
import { cellId } from './tableKeys';
import { Cell, columnWidths, Head, Line, Picture, Reason, Words } from './tableParts';
import type { TableInput } from './tableInput';

interface TableRowProps {
  session: BatchSession;
  columns: readonly FormField[];
  faultsOf: (cells: RowCells) => RowFaults;
  images: ImageChoices;
  input: TableInput;
  /** Which row it is, from 0. */
  index: number;
  /** None behind the last, where the next one is typed. */
  row: BatchRow | undefined;
  /** Pixels from the first row. */
  start: number;
  isTicked: boolean;
  /** The column the keys are for, where they are for this row. */
  active: number | undefined;
  /** The columns that are selected. */
  from: number;
  to: number;
  /** What is being typed into it. */
  draft: CellDraft | undefined;
  /** What the ids of its cells begin with. */
  id: string;
}

/** What a chosen picture is told by, which says nothing to people. */
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** A row of a batch table, with why where something of it is wrong. Drawn again only where something of it changes. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { session, columns, faultsOf, images, input, index, row, start, isTicked } = props;
  const { active, from, to, draft, id } = props;
  const { edit, change, onInputKeyDown, press, tap, drag } = input;
  const faults = row && faultsOf(row.cells);
  const number = (index + 1).toLocaleString();
  const isShown = active !== undefined;
  return (
    <Line
      role="row"
      aria-rowindex={index + 2}
      isShown={isShown}
      style={{
        ...columnWidths(columns.length),
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: start,
        zIndex: isShown ? 2 : undefined,
      }}
    >
      <Head
        id={cellId(id, { row: index, column: -1 })}
        role="rowheader"
        isActive={active === -1}
        onMouseDown={(event) => press(event, { row: index, column: -1 })}
      >
        {row ? (
          <Checkbox
            label={`Choose row ${number}`}
            hideLabel
            tabIndex={-1}
            checked={isTicked}
            onCheckedChange={(isChecked) => session.tick([row.key], isChecked)}
          />
        ) : (
          <VisuallyHidden>New row</VisuallyHidden>
        )}
        <span>{row ? number : '+'}</span>
      </Head>
      {columns.map((field, at) => {
        const here = { row: index, column: at };
        const isActive = active === at;
        const fault = faults?.get(field.id);
        const text = row ? shownText(field, row.cells) : '';
        const isSelected = at >= from && at <= to;
        return (
          <Cell
            key={field.id}
            id={cellId(id, here)}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isSelected}
            aria-invalid={fault !== undefined || undefined}
            isNumber={field.variable.type === 'number'}
            isGiven={row?.cells[field.id] !== undefined}
            isSelected={isSelected && !isActive}
            isFaulty={fault !== undefined}
            isActive={isActive}
            onMouseDown={(event) => press(event, here)}
            onMouseEnter={(event) => drag(event, here)}
            onClick={tap}
            onDoubleClick={change}
          >
            {field.variable.type === 'image' && text !== '' ? (
              <Picture title={text}>
                {images.thumbnail({ connectorId: connectorOf(field.variable), assetId: text })}
                <Words>{ID.test(text) ? <VisuallyHidden>Picture</VisuallyHidden> : text}</Words>
              </Picture>
            ) : (
              <Words title={text}>{text}</Words>
            )}
            {fault !== undefined && <VisuallyHidden>{fault}</VisuallyHidden>}
            {fault !== undefined && !(isActive && draft) && <Reason aria-hidden>{fault}</Reason>}
            {isActive && draft && (
              <CellInput
                label={`${field.variable.label ?? field.variable.name}, row ${number}`}
                field={field}
                text={draft.text}
                onType={(typed) => edit(typed, draft.from)}
                onKeyDown={onInputKeyDown}
                onLeave={() => session.commit()}
              />
            )}
          </Cell>
        );
      })}
    </Line>
  );
});
