import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import type { DataTableColumn, DataTableState } from '@/components/DataTable';
import { MiddleTruncate } from '@/components/MiddleTruncate';

/** What each part of the publisher is given. */
export interface PartProps {
  environment: EnvironmentDetail;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
}

/** A write that a dialog makes, whatever it answers. */
export type Write<Variables> = Pick<UseMutationOptions<unknown, Error, Variables>, 'mutationFn'>;

/** What something is called. */
export const nameColumn = <Row extends { readonly name: string }>(): DataTableColumn<Row> => ({
  id: 'name',
  header: 'Name',
  value: ({ name }) => name,
  cell: ({ name }) => <MiddleTruncate text={name} />,
  grow: 2,
  minWidth: 12,
  hideable: false,
});
