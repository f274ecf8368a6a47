import type { OutputTask } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { HintedTime } from '@/components/Tooltip';
import { jobStatusLabel } from '@/domain/output';
import { NameButton } from '@/product/NameButton';
import { recordsOf, TaskStatus } from '@/product/TaskStatus';
import { ownerOf, typesInShort, typesOf } from './taskWords';

/** Columns of output tasks, what is asked for most first; the name opens one beside the list. */
export const outputTaskColumns = (onOpen: (id: string) => void): readonly DataTableColumn<OutputTask>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name }) => <NameButton name={name} onClick={() => onOpen(id)} />,
    grow: 2,
    minWidth: 11,
    hideable: false,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => jobStatusLabel(status),
    cell: (task) => <TaskStatus task={task} />,
    minWidth: 7.5,
    skeleton: 'badge',
  },
  {
    id: 'records',
    header: 'Records',
    value: recordsOf,
    minWidth: 9.5,
    sortable: false,
    searchable: false,
    hideOnMobile: true,
  },
  {
    id: 'created',
    header: 'Started',
    value: ({ dateCreated }) => dateCreated,
    cell: ({ dateCreated }) => <HintedTime date={new Date(dateCreated)} />,
    minWidth: 8,
    searchable: false,
    hideOnMobile: true,
  },
  { id: 'format', header: 'Format', value: ({ format }) => format.toUpperCase(), minWidth: 5 },
  { id: 'owner', header: 'Started by', value: ownerOf, minWidth: 9.5, hideOnMobile: true },
  { id: 'source', header: 'Source', value: ({ source }) => source, minWidth: 5, hideOnMobile: true },
  {
    id: 'type',
    header: 'Type',
    value: typesOf,
    cell: (task) => typesInShort(task),
    minWidth: 6.5,
    hideOnMobile: true,
  },
];
