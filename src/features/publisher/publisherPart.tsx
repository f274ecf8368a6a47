import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import type { DataTableColumn, DataTableState } from '@/components/DataTable';
import { MiddleTruncate } from '@/components/MiddleTruncate';

/** Properties of every part of the publisher. */
export interface PartProps {
  environment: EnvironmentDetail;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** A write made by a dialog, with any result. */
export type Write<Variables> = Pick<UseMutationOptions<unknown, Error, Variables>, 'mutationFn'>;

/** Builds the column of names. */
export const nameColumn = <Row extends { readonly name: string }>(): DataTableColumn<Row> => ({
  id: 'name',
  header: 'Name',
  value: ({ name }) => name,
  cell: ({ name }) => <MiddleTruncate text={name} />,
  grow: 2,
  minWidth: 12,
  hideable: false,
});
