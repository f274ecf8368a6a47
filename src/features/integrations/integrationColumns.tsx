import type { Integration } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { Text } from '@/components/Text';
import { NameButton } from '@/product/NameButton';

/** Builds the columns of integrations; the name opens one beside the list. */
export function createIntegrationColumns(
  onOpen: (clientId: string) => void,
): readonly DataTableColumn<Integration>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      cell: ({ clientId, name }) => <NameButton name={name} onClick={() => onOpen(clientId)} />,
      hideable: false,
      minWidth: 12,
    },
    {
      id: 'description',
      header: 'Description',
      value: ({ description }) => description,
      grow: 3,
      hideOnMobile: true,
    },
    {
      id: 'client-id',
      header: 'Client id',
      value: ({ clientId }) => clientId,
      cell: ({ clientId }) => (
        <Text mono truncate>
          {clientId}
        </Text>
      ),
      grow: 2,
      hideOnMobile: true,
    },
  ];
}
