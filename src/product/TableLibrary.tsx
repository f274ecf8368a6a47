import { DataTable, type DataTableProps } from '@/components/DataTable';
import { LibraryHeader, type LibraryHeaderProps } from './LibraryHeader';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface TableLibraryProps<Row extends Named>
  extends
    LibraryHeaderProps,
    Pick<
      DataTableProps<Row>,
      'noun' | 'columns' | 'filters' | 'rowActions' | 'exportName' | 'views' | 'state' | 'onStateChange'
    > {
  /** The query of the rows. */
  list: { data: readonly Row[] | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Text of an empty list: the purpose of a row. @default no text */
  emptyHint?: string;
}

/** A list of an environment as a table: header, search, filters, order and their states. */
export function TableLibrary<Row extends Named>(props: TableLibraryProps<Row>) {
  const { environment, title, description, creation, list, emptyHint, ...table } = props;
  return (
    <>
      <LibraryHeader environment={environment} title={title} description={description} creation={creation} />
      <DataTable
        {...table}
        label={title}
        rows={list.data}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        onRetry={() => void list.refetch()}
        empty={{ title: `No ${table.noun.other} yet`, ...(emptyHint && { description: emptyHint }) }}
        {...(list.error && { error: list.error })}
      />
    </>
  );
}
