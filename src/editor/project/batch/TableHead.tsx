import { Checkbox } from '@/components/Checkbox';
import type { FormField } from '../../page/fields/VariableField';
import { useBatchView, type BatchSession } from './BatchSession';
import { Cell, columnWidths, Head, Line, Words } from './tableParts';

interface TableHeadProps {
  session: BatchSession;
  columns: readonly FormField[];
}

/** The head of the batch table: a box that ticks all rows, and the names of the columns. */
export function TableHead({ session, columns }: TableHeadProps) {
  const { rows, ticked } = useBatchView(session, (view) => view);
  return (
    <Line role="row" aria-rowindex={1} isHead style={columnWidths(columns.length)}>
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
  );
}
