import type { Integration } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { Text } from '@/components/Text';
import { NameButton } from '@/product/NameButton';

/** Columns of integrations; the name opens one beside the list. */
export function createIntegrationColumns(
  onOpen: (clientId: string) => void,
): readonly DataTableColumn<Integration>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      cell: ({ clientId, name }) => (
        <NameButton type="button" onClick={() => onOpen(clientId)}>
          {name}
        </NameButton>
      ),
      hideable: false,
      minWidth: 10,
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
