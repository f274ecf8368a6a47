import type { OutputTask } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { formatDateTime } from '@/domain/format';
import { jobStatusLabel } from '@/domain/output';
import { NameButton } from '@/product/NameButton';
import { TaskStatus } from './TaskStatus';
import { ownerOf, recordsOf, typesOf } from './taskWords';

/** Columns of output tasks; the name opens one beside the list. */
export const outputTaskColumns = (onOpen: (id: string) => void): readonly DataTableColumn<OutputTask>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <NameButton type="button" onClick={() => onOpen(id)}>
        {name}
      </NameButton>
    ),
    grow: 3,
    minWidth: 12,
    hideable: false,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => jobStatusLabel(status),
    cell: (task) => <TaskStatus task={task} />,
    minWidth: 8,
    skeleton: 'badge',
  },
  { id: 'records', header: 'Records', value: recordsOf, minWidth: 8, sortable: false, searchable: false },
  { id: 'format', header: 'Format', value: ({ format }) => format.toUpperCase(), minWidth: 5 },
  { id: 'source', header: 'Source', value: ({ source }) => source, minWidth: 6, hideOnMobile: true },
  { id: 'type', header: 'Type', value: typesOf, grow: 2, minWidth: 9, hideOnMobile: true },
  { id: 'owner', header: 'Started by', value: ownerOf, grow: 2, minWidth: 9, hideOnMobile: true },
  {
    id: 'created',
    header: 'Started',
    value: ({ dateCreated }) => dateCreated,
    cell: ({ dateCreated }) => formatDateTime(new Date(dateCreated)).text,
    minWidth: 11,
    searchable: false,
    hideOnMobile: true,
  },
];
