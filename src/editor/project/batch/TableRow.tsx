import { memo } from 'react';
import { Checkbox } from '@/components/Checkbox';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchSession } from './BatchSession';
import type { BatchRow, CellDraft } from './batchView';
import { CellInput } from './CellInput';
import { getDisplayText, type RowCells, type RowFaults } from './cells';
import { getConnectorId } from './ChoosePicture';
import { cellId } from './tableKeys';
import { Cell, columnWidths, Head, Line, Picture, Reason, Taken, Words } from './tableParts';
import type { TableInput } from './useTableInput';

interface TableRowProps {
  session: BatchSession;
  columns: readonly FormField[];
  faultsOf: (cells: RowCells) => RowFaults;
  images: ImageChoices;
  input: TableInput;
  /** Index of the row, from 0. */
  index: number;
  /** Undefined for the empty row at the end. */
  row: BatchRow | undefined;
  /** Offset from the first row in pixels. */
  start: number;
  isTicked: boolean;
  /** The active column, if this row is active. */
  active: number | undefined;
  /** The selected columns. */
  from: number;
  to: number;
  /** The text being typed into the row. */
  draft: CellDraft | undefined;
  /** Prefix of its cells' ids. */
  id: string;
}

/** Id of a chosen picture, which means nothing to users. */
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** The text of a cell; a value taken from the form is marked by a word. */
function CellText({ text, isTaken }: { text: string; isTaken: boolean }) {
  const words = <Words title={text}>{text}</Words>;
  if (!isTaken) return words;
  return (
    <Taken>
      {words}
      <span title="As in the form. Type to give this row its own value.">form</span>
    </Taken>
  );
}

/** A row of a batch table, with its errors. Memoised: renders only if its own props change. */
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
        const text = row ? getDisplayText(field, row.cells) : '';
        const isSelected = at >= from && at <= to;
        const isTaken = row !== undefined && row.cells[field.id] === undefined;
        return (
          <Cell
            key={field.id}
            id={cellId(id, here)}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isSelected}
            aria-invalid={fault !== undefined || undefined}
            isNumber={field.variable.type === 'number'}
            isTaken={isTaken}
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
                {images.thumbnail({ connectorId: getConnectorId(field.variable), assetId: text })}
                <Words>{ID.test(text) ? <VisuallyHidden>Picture</VisuallyHidden> : text}</Words>
              </Picture>
            ) : (
              <CellText text={text} isTaken={isTaken && fault === undefined && text !== ''} />
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
