import type { Environment, UserGroup } from '@/api/types';
import { Badge } from '@/components/Badge';
import type { DataTableColumn } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Text } from '@/components/Text';
import { HintedText } from '@/components/Tooltip';
import { readRoleEntries, ROLES } from '@/domain/access';
import { pathTo } from '@/domain/paths';

/** Returns the roles of a group in words. */
export function roleWords(
  { environmentRoles }: Pick<UserGroup, 'environmentRoles'>,
  environments: readonly Environment[],
): string[] {
  return readRoleEntries(environmentRoles).map(({ environmentId, role }) => {
    const place = environments.find(({ guid }) => guid === environmentId)?.name ?? environmentId;
    return `${ROLES[role].label} in ${place}`;
  });
}

/** Builds the columns of groups; their roles need the names of environments. */
export function createGroupColumns(
  environments: readonly Environment[],
): readonly DataTableColumn<UserGroup>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      cell: ({ id, name, isDefault, externalId }) => (
        <Inline gap="2">
          <Link tone="quiet" href={pathTo('group', { id })} css={{ minWidth: 0 }}>
            <MiddleTruncate text={name} />
          </Link>
          {isDefault && <Badge tone="outline">Default</Badge>}
          {externalId !== null && <Badge tone="informative">Federated</Badge>}
        </Inline>
      ),
      minWidth: 12,
      grow: 2,
      hideable: false,
    },
    {
      id: 'description',
      header: 'Description',
      value: ({ description }) => description,
      grow: 3,
      hideOnMobile: true,
    },
    {
      id: 'roles',
      header: 'Gives',
      value: (group) => roleWords(group, environments).join('; '),
      cell: (group) => {
        const words = roleWords(group, environments);
        const [first] = words;
        if (first === undefined) return <Text tone="subtle">–</Text>;
        if (words.length === 1) return <Text truncate>{first}</Text>;
        return (
          <HintedText hint={words.join(' · ')}>
            {first} +{words.length - 1}
          </HintedText>
        );
      },
      grow: 3,
      hideOnMobile: true,
    },
    {
      id: 'members',
      header: 'Members',
      value: ({ usersCount }) => usersCount,
      numeric: true,
      minWidth: 6,
    },
  ];
}
