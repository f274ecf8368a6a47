import type { OutputTask } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { HintedTime } from '@/components/Tooltip';
import { jobStatusLabel } from '@/domain/output';
import { NameButton } from '@/product/NameButton';
import { describeRecords, TaskStatus } from '@/product/TaskStatus';
import { ownerOf, typesInShort, typesOf } from './taskWords';

/** Builds the columns of output tasks, the most wanted first; the name opens one beside the list. */
export const outputTaskColumns = (
  onOpen: (task: OutputTask) => void,
): readonly DataTableColumn<OutputTask>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: (task) => <NameButton name={task.name} onClick={() => onOpen(task)} />,
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
    value: describeRecords,
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
