import type { Integration } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';

const NameButton = styled('button', {
  appearance: 'none',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  color: '$text',
  fontWeight: '$medium',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: 2,
  '&:hover': { color: '$actionText', textDecoration: 'underline' },
});

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
