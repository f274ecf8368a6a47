import type { UserInterface } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { Link } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { pathTo } from '@/domain/paths';
import { OUTPUT_INTENTS, shownUserInterfaceName } from '@/domain/user-interfaces';
import { changedColumn } from '@/product/changedColumn';
import { INTENT_WORDS } from './interfaceWords';

/** Name, number of offered settings for each intent, and last change. */
export const userInterfaceColumns = (environmentId: string): readonly DataTableColumn<UserInterface>[] => [
  {
    id: 'name',
    header: 'Name',
    value: shownUserInterfaceName,
    cell: (row) => (
      <Link href={pathTo('user-interface', { environmentId, id: row.id })} css={{ minWidth: 0 }}>
        <MiddleTruncate text={shownUserInterfaceName(row)} />
      </Link>
    ),
    grow: 3,
    minWidth: 12,
    hideable: false,
  },
  ...OUTPUT_INTENTS.map((intent) => ({
    id: intent,
    header: INTENT_WORDS[intent],
    value: ({ outputSettings }: UserInterface) => outputSettings[intent].length,
    numeric: true,
    hideOnMobile: true,
    minWidth: 8.5,
  })),
  changedColumn(),
];
