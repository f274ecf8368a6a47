import type { WebHook } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { StatusDot } from '@/components/StatusDot';
import { NameButton } from '@/product/NameButton';
import { eventsOf } from './webHookWords';

const statusOf = ({ enabled }: WebHook) => (enabled ? 'Enabled' : 'Disabled');

/** Columns of web hooks; the name opens its deliveries. */
export const webHookColumns = (onOpen: (id: string) => void): readonly DataTableColumn<WebHook>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name }) => <NameButton name={name} onClick={() => onOpen(id)} />,
    grow: 2,
    minWidth: 10,
    hideable: false,
  },
  {
    id: 'address',
    header: 'Address',
    value: ({ address }) => address,
    cell: ({ address }) => <MiddleTruncate text={address} />,
    grow: 3,
    hideOnMobile: true,
  },
  { id: 'events', header: 'Events', value: eventsOf, minWidth: 12, hideOnMobile: true },
  {
    id: 'status',
    header: 'Status',
    value: statusOf,
    cell: (hook) => <StatusDot tone={hook.enabled ? 'positive' : 'off'} label={statusOf(hook)} />,
    minWidth: 6,
  },
];
